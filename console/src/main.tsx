/** Starts the console. */
import './look/tokens.css';
import './look/shared.css';
import './look/base.css';
import '@preact/signals';
import { Component, render } from 'preact';
import { unsentChanges } from './copies/project.ts';
import { warnBeforeLeaving } from './copies/drafts.ts';
import { applyLook } from './look/look.ts';
import { followLinks } from './routes.ts';
import { begin, watchTabs } from './session/session.ts';
import { Shell } from './shell.tsx';

// Signals would skip components with the same properties. Preact keeps the trees before a skipped component in memory, so that
// a page that is open for days would grow.
Reflect.deleteProperty(Component.prototype, 'shouldComponentUpdate');

applyLook();
followLinks();
watchTabs();
warnBeforeLeaving(unsentChanges);
void begin();
const root = document.getElementById('console');
if (root) render(<Shell />, root);
