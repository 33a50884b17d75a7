import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import LoginForm from './LoginForm.tsx';
import { Redirect } from './Redirect.tsx';
import { useAuth } from '../../store/session/useAuth.ts';

/** Signs in or creates an account (specification, sections 2, 5 and 8). */
export default function LoginPage() {
  const { isAuthenticated } = useAuth();
  const [wasAuthenticated] = useState(isAuthenticated);
  const target = targetOf(useLocation().state);
  const redirect = isAuthenticated && <Redirect to={target} from="/login" />;
  // After signing in here, the form stays on screen until the dashboard's code is loaded.
  return wasAuthenticated && isAuthenticated ? (
    redirect
  ) : (
    <>
      {redirect}
      <LoginForm />
    </>
  );
}

/** The page to open after signing in: the requested dashboard page, or the dashboard's home. */
function targetOf(state: unknown): string {
  const isDashboard = typeof state === 'string' && /^\/dashboard(?![^/?])/.test(state);
  return isDashboard ? state : '/dashboard';
}
