import { Suspense, lazy } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { RequireAuth } from '../auth/RequireAuth.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { FirstScreenRemoval } from './FirstScreenRemoval.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

// The dashboard's code, and with it the database, loads only for those who go there.
const Dashboard = lazy(() => import('../dashboard/Dashboard.tsx'));
const LoginPage = lazy(() => import('../auth/LoginPage.tsx'));
const HomePage = lazy(() => import('../site/pages/HomePage.tsx'));

/** The whole product: the public site, the login page and the staff dashboard. */
export function App() {
  return (
    <AuthProvider>
      <HashRouter>
        <ScrollToTop />
        <ErrorBoundary>
          <Suspense fallback={null}>
            <FirstScreenRemoval />
            <Routes>
              <Route path="/" element={<HomePage />} />
              <Route path="/login" element={<LoginPage />} />
              <Route
                path="/dashboard/*"
                element={
                  <RequireAuth>
                    <Dashboard />
                  </RequireAuth>
                }
              />
              <Route path="*" element={<Navigate to="/" replace />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </HashRouter>
    </AuthProvider>
  );
}
