/** The tool server for clients of the protocol: its instructions, its list of tools, its calls. */
import { Server } from '@modelcontextprotocol/server';
import { ownVersion } from '../config/version.ts';
import { tools, type ToolSchema } from '../generated/tools.ts';
import type { Asking, ToolDesk } from './asking.ts';
import { didYouMean } from '../text/nearest.ts';
import { callTool } from './calling.ts';
import { quoted } from './mistake.ts';

const INSTRUCTIONS = `Docket keeps projects of issues, pages (documents) and plans (trees of steps).

Identifiers: a project is APP, an issue APP-12, a page APP-DOC-3 (DOC-3 in the workspace), a plan APP-PLAN-2. Tools take these, never numeric ids; only comments, steps and files have ids, which lists show.
Issues: backlog, todo, active, done, cancelled. An issue that another open one blocks is not workable yet. An unassigned issue is for any agent; one for:human or for:@name is not yours to do. Set active when you begin and done when it is finished; say in a comment what you did.
Plans mirror issues: a step with an issue is checked when that issue becomes done and unchecked when it leaves done, and checking the step closes the issue. A plan anchored on an issue is archived when that is done. Only active plans follow.
Pages: draft, active, complete, archived. Texts are Markdown.
Begin with list_projects; get_briefing sums up one project; search finds the rest. Lists say how to get more.`;

const LIST = tools.map(({ name, description, inputSchema, readOnly, destructive, idempotent }) => ({
  name,
  description,
  inputSchema: {
    type: inputSchema.type,
    properties: Object.fromEntries(
      Object.entries(inputSchema.properties).map(([argument, schema]) => [argument, toolEntry(schema)]),
    ),
    ...(inputSchema.required.length > 0 ? { required: [...inputSchema.required] } : {}),
    additionalProperties: false,
  },
  annotations: {
    // The other two are about changes alone.
    ...(readOnly ? { readOnlyHint: true } : { destructiveHint: destructive, idempotentHint: idempotent }),
    openWorldHint: false,
  },
}));

/** A list as `type` is valid JSON Schema, but clients of the protocol warn about it. */
function toolEntry({ type, ...schema }: ToolSchema) {
  if (type === undefined) return schema;
  return Array.isArray(type) ? { anyOf: type.map(one => ({ type: one })), ...schema } : { type, ...schema };
}

const BY_NAME = new Map(tools.map(tool => [tool.name, tool]));

function unknownTool(name: string): string {
  return `There is no tool ${quoted(name)}${didYouMean(name, [...BY_NAME.keys()])}`;
}

/** A server for one request: the endpoint is stateless. */
export function toolServer(pipeline: ToolDesk, asking: Asking): Server {
  const server = new Server(
    { name: 'docket', title: 'Docket', version: ownVersion() },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: LIST }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = BY_NAME.get(params.name);
    const { shown, failed } = tool
      ? await callTool({ pipeline, asking, tool, given: params.arguments ?? {} })
      : { shown: unknownTool(params.name), failed: true };
    const content = typeof shown === 'string' ? { type: 'text' as const, text: shown } : shown;
    return { content: [content], isError: failed };
  });
  return server;
}
