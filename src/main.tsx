import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applyTheme, storedTheme } from './ui/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('Could not find root element to mount to');

applyTheme(storedTheme());
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
