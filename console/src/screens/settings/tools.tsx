/** The agents and editors that work for the user, and how each is connected. */
import { useState } from 'preact/hooks';
import type { Answer } from '@docket/client';
import { useThing } from '../../copies/things.ts';
import { FormDialog } from '../../parts/dialog.tsx';
import { Choice, Copied } from '../../parts/fields.tsx';
import { Empty, Shown } from '../../parts/states.tsx';
import { trying } from '../../session/notices.ts';
import { client, confirmed } from '../../session/session.ts';

type Tool = Answer<'connectBot'>['tool'];
type Connected = Answer<'listBots'>[number];

const TOOLS = {
  'claude-code': 'Claude Code',
  claude: 'Claude',
  codex: 'Codex',
  cursor: 'Cursor',
  vscode: 'VS Code',
  zed: 'Zed',
  opencode: 'OpenCode',
  pi: 'Pi',
} as const;
type ToolKey = keyof typeof TOOLS;

/** The configuration of the tool. */
function snippet(tool: Tool, key: string): string {
  const url = `${location.origin}/mcp`;
  const headers = { Authorization: `Bearer ${key}` };
  const json = (value: unknown): string => JSON.stringify(value, null, 2);
  switch (tool) {
    case 'claude-code':
      return `claude mcp add --transport http docket ${url} --header "Authorization: Bearer ${key}"`;
    case 'codex':
      return `[mcp_servers.docket]\nurl = "${url}"\nhttp_headers = { Authorization = "Bearer ${key}" }`;
    case 'vscode':
      return json({ servers: { docket: { type: 'http', url, headers } } });
    case 'zed':
      return json({ context_servers: { docket: { url, headers } } });
    case 'opencode':
      return json({ mcp: { docket: { type: 'remote', url, headers } } });
    default:
      return json({ mcpServers: { docket: { url, headers } } });
  }
}

export function Tools() {
  const tools = useThing('tools all', () => client.listBots());
  const [tool, setTool] = useState<ToolKey>('claude-code');
  const [made, setMade] = useState<Answer<'connectBot'> | null>(null);
  const [ended, setEnded] = useState<Connected | null>(null);
  const connect = async (): Promise<void> => {
    setMade(await confirmed(() => client.connectBot({ body: { tool } })));
    await tools.load();
  };
  return (
    <>
      <p>A tool works with your rights, under a name of its own: its changes show who it worked for.</p>
      <div class="row">
        <Choice
          label="Tool"
          isBare
          value={tool}
          options={(Object.keys(TOOLS) as ToolKey[]).map(key => [key, TOOLS[key]] as const)}
          onPick={setTool}
        />
        <button type="button" class="first" onClick={() => void trying(connect)}>
          Connect
        </button>
      </div>
      {made && (
        <div class="comment stack">
          <p>
            {made.bot.display_name} is connected. The key is shown only once. Put this into the settings of
            the tool:
          </p>
          <pre tabIndex={0}>{snippet(made.tool, made.key)}</pre>
          <Copied label="Key" value={made.key} />
        </div>
      )}
      <Shown of={tools}>
        {all =>
          all.length === 0 ? (
            <Empty>No tool is connected yet.</Empty>
          ) : (
            <ul class="list">
              {all.map(one => (
                <li key={one.id} class="spread">
                  <span>
                    {one.display_name} <small>@{one.username}</small>{' '}
                    {!one.connected && <span class="tag">disconnected</span>}
                  </span>
                  {one.connected ? (
                    <button type="button" class="danger" onClick={() => setEnded(one)}>
                      Disconnect
                    </button>
                  ) : (
                    <button
                      type="button"
                      onClick={() =>
                        void trying(
                          () => confirmed(() => client.deleteBot({ path: { id: one.id } })),
                          'Removed',
                        ).then(() => tools.load())
                      }
                    >
                      Remove
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      {ended && (
        <FormDialog
          title={`Disconnect ${ended.display_name}`}
          act="Disconnect"
          isDangerous
          onClose={() => setEnded(null)}
          onSubmit={async () => {
            await confirmed(() => client.disconnectBot({ path: { id: ended.id } }));
            await tools.load();
          }}
        >
          <p>Its key is revoked at once.</p>
        </FormDialog>
      )}
    </>
  );
}
