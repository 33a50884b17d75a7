import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('Could not find root element to mount to');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
