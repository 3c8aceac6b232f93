/** How the manual looks: one quiet style sheet, dark where the reader's system is. */
export const STYLE = `
:root { color-scheme: light dark; --line: #8884; --quiet: #777; --accent: #2563eb; --good: #15803d; --bad: #b45309; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; display: grid; grid-template: auto 1fr / 17rem minmax(0, 1fr); }
header { grid-column: 1 / -1; display: flex; gap: 1.25rem; padding: .75rem 1.5rem; border-bottom: 1px solid var(--line); }
header .home { font-weight: 700; }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
nav.families { padding: 1rem 1.5rem; border-right: 1px solid var(--line); font-size: .85rem; position: sticky; top: 0; max-height: 100vh; overflow: auto; }
nav .family { font-weight: 600; }
nav ul { list-style: none; padding: 0; margin: .1rem 0 .8rem; }
nav li a { color: inherit; }
main { padding: 1rem 2.5rem 6rem; max-width: 60rem; }
main.alone { grid-column: 1 / -1; }
h2 { margin-top: 3.5rem; padding-top: .75rem; border-top: 2px solid var(--line); text-transform: capitalize; }
main > h2 { text-transform: none; border: 0; margin-top: 2rem; }
h3 { margin: 2.75rem 0 .25rem; }
h4 { margin: 1.25rem 0 .4rem; }
small { color: var(--quiet); font-weight: 400; }
.route { margin: 0; }
.route b, summary b { font: 600 .8rem ui-monospace, monospace; padding: .1rem .45rem; border-radius: .3rem; border: 1px solid currentColor; }
.get, .good { color: var(--good); } .post, .put, .patch { color: var(--accent); } .delete, .bad { color: var(--bad); }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
td:first-child { overflow-wrap: anywhere; min-width: 12rem; }
code { font: .9em ui-monospace, monospace; }
pre { background: #8881; padding: .75rem 1rem; border-radius: .4rem; overflow: auto; font-size: .8rem; line-height: 1.45; }
details { margin: .4rem 0; } summary { cursor: pointer; }
details[open] { padding-bottom: .5rem; }
.type { color: var(--quiet); font-size: .8rem; margin: .4rem 0; }
@media (max-width: 50rem) { body { display: block; } nav.families { position: static; max-height: none; border: 0; } main { padding: 1rem 1.25rem 4rem; } header { flex-wrap: wrap; } }
`;
