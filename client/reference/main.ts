import '../site/tokens.css';
import '../site/fonts.css';
import '../site/global.css';
import './reference.css';

// The page is complete as it came; this makes its examples easier to take along.
for (const block of document.querySelectorAll('.example')) {
  const code = block.querySelector('code');
  if (!code) continue;
  code.textContent = code.textContent.replace('http://localhost:4000', location.origin);
  if (navigator.clipboard) block.append(copyButton(code));
}

function copyButton(code: Element): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Not allowed here';
    }
  });
  button.addEventListener('blur', () => {
    button.textContent = 'Copy';
  });
  return button;
}
