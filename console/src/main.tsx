/** Starts the console. */
import './look/tokens.css';
import './look/base.css';
import { render } from 'preact';
import { unsentChanges } from './copies/project.ts';
import { warnBeforeLeaving } from './copies/drafts.ts';
import { applyLook } from './look/look.ts';
import { followLinks } from './routes.ts';
import { begin, watchTabs } from './session/session.ts';
import { Shell } from './shell.tsx';

applyLook();
followLinks();
watchTabs();
warnBeforeLeaving(unsentChanges);
void begin();
const root = document.getElementById('console');
if (root) render(<Shell />, root);
