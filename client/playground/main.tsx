import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../site/tokens.css';
import '../site/fonts.css';
import '../site/global.css';
import { Playground } from './Playground';
import './playground.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the playground.');
createRoot(root).render(
  <StrictMode>
    <Playground />
  </StrictMode>,
);
