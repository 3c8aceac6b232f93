/** The style sheet of all pages, in the manual and for approvals; dark if the reader's system is. */
export const STYLE = `
:root { color-scheme: light dark; --page: #fff; --text: #1b1f24; --line: #8884; --quiet: #5f6368; --accent: #1d4ed8; --on-accent: #fff; --good: #166534; --bad: #9a3412; --wash: #8881; }
@media (prefers-color-scheme: dark) { :root { --page: #15181d; --text: #e6e8eb; --quiet: #a3a8ae; --accent: #93b4ff; --on-accent: #0b1020; --good: #86d89f; --bad: #fdb27f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.55 system-ui, sans-serif; display: grid; grid-template: auto 1fr / 17rem minmax(0, 1fr); }
header { grid-column: 1 / -1; display: flex; gap: 1.25rem; padding: .75rem 1.5rem; border-bottom: 1px solid var(--line); }
header .home { font-weight: 700; }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
main a { text-decoration: underline; text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
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
pre { background: var(--wash); padding: .75rem 1rem; border-radius: .4rem; overflow: auto; font-size: .8rem; line-height: 1.45; }
details { margin: .4rem 0; } summary { cursor: pointer; }
details[open] { padding-bottom: .5rem; }
.type { color: var(--quiet); font-size: .8rem; margin: .4rem 0; }
main.card { max-width: 34rem; width: 100%; margin: 0 auto; padding: 1.5rem 1.5rem 4rem; overflow-wrap: anywhere; }
.card h1 { font-size: 1.6rem; line-height: 1.25; margin: .5rem 0 1rem; }
.card dl { border-top: 1px solid var(--line); margin: 1.25rem 0; }
.card dl > div { border-bottom: 1px solid var(--line); padding: .5rem 0; }
.card dt { color: var(--quiet); font-size: .875rem; } .card dd { margin: 0; } .card dd small { display: block; }
.notice { border: 1px solid var(--line); border-left: .3rem solid currentColor; border-radius: .3rem; padding: .6rem .9rem; }
label { display: block; font-weight: 600; margin: 1rem 0 .25rem; }
input, select, button { font: inherit; color: inherit; min-height: 2.75rem; border: 1px solid var(--quiet); border-radius: .4rem; padding: .4rem .75rem; background: transparent; }
input, select { width: 100%; }
select option { background: var(--page); color: var(--text); }
input.code { font: 600 1.3rem ui-monospace, monospace; letter-spacing: .15em; text-transform: uppercase; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0; }
button { cursor: pointer; font-weight: 600; padding: .4rem 1.4rem; }
button.first { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
@media (max-width: 50rem) { body { display: block; } nav.families { position: static; max-height: none; border: 0; } main { padding: 1rem 1.25rem 4rem; } header { flex-wrap: wrap; } }
`;
