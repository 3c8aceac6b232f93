/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

import type { OperationId } from './operations.ts';

/** As much of a JSON Schema as the arguments need. */
export interface ToolSchema {
  readonly type?: string | string[];
  readonly description?: string;
  readonly enum?: (string | null)[];
  readonly items?: { type: string };
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** One argument, and the place in the operation's request that it fills, unless the tool itself makes something of it. */
export interface ToolField {
  readonly argument: string;
  readonly at: 'params' | 'query' | 'body' | 'tool';
  readonly name: string;
  /** The kind of thing that the argument names, where the operation wants its id. */
  readonly called: string | null;
  readonly required: boolean;
}

export interface ToolChoice {
  readonly of: string | null;
  readonly operation: OperationId;
  readonly fields: readonly ToolField[];
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** One call, one for each of many, a piece of a text replaced, a file sent along or read, a place taken, a text that is read in pieces. */
  readonly as: string;
  readonly text: string | null;
  /** The argument that decides among several operations. */
  readonly chosenBy: string | null;
  readonly readOnly: boolean;
  readonly destructive: boolean;
  readonly idempotent: boolean;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, ToolSchema>>;
    readonly required: string[];
    readonly additionalProperties: false;
  };
  readonly choices: readonly ToolChoice[];
}

export const tools: readonly Tool[] = [
  {
    "name": "add_comment",
    "description": "Comments on an issue or a page, in Markdown. @name mentions a person.",
    "as": "call",
    "text": null,
    "chosenBy": "identifier",
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "content": {
          "type": "string"
        }
      },
      "required": [
        "identifier",
        "content"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": "issue",
        "operation": "createIssueComment",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "issue_id",
            "called": "issue",
            "required": true
          },
          {
            "argument": "content",
            "at": "body",
            "name": "content",
            "called": null,
            "required": true
          }
        ]
      },
      {
        "of": "page",
        "operation": "createPageComment",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "page_id",
            "called": "page",
            "required": true
          },
          {
            "argument": "content",
            "at": "body",
            "name": "content",
            "called": null,
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "add_plan_step",
    "description": "Adds a step to a plan, at the root or under parent_step_id.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "plan": {
          "type": "string",
          "description": "As in APP-PLAN-2."
        },
        "title": {
          "type": "string"
        },
        "parent_step_id": {
          "type": [
            "integer",
            "null"
          ]
        },
        "description": {
          "type": "string"
        },
        "issue": {
          "type": [
            "string",
            "null"
          ],
          "description": "As in APP-12."
        }
      },
      "required": [
        "plan",
        "title"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "createPlanStep",
        "fields": [
          {
            "argument": "plan",
            "at": "params",
            "name": "id",
            "called": "plan",
            "required": true
          },
          {
            "argument": "title",
            "at": "body",
            "name": "title",
            "called": null,
            "required": true
          },
          {
            "argument": "parent_step_id",
            "at": "body",
            "name": "parent_step_id",
            "called": null,
            "required": false
          },
          {
            "argument": "description",
            "at": "body",
            "name": "description",
            "called": null,
            "required": false
          },
          {
            "argument": "issue",
            "at": "body",
            "name": "issue_id",
            "called": "issue",
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "add_wait",
    "description": "Makes an issue wait for a person (user) or for days (from, until; YYYY-MM-DD).",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "user": {
          "type": [
            "string",
            "null"
          ]
        },
        "from": {
          "type": [
            "string",
            "null"
          ]
        },
        "until": {
          "type": [
            "string",
            "null"
          ]
        },
        "note": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "addWait",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "issue",
            "required": true
          },
          {
            "argument": "user",
            "at": "body",
            "name": "user",
            "called": null,
            "required": false
          },
          {
            "argument": "from",
            "at": "body",
            "name": "from",
            "called": null,
            "required": false
          },
          {
            "argument": "until",
            "at": "body",
            "name": "until",
            "called": null,
            "required": false
          },
          {
            "argument": "note",
            "at": "body",
            "name": "note",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "archive_project",
    "description": "Hides a project and everything in it from everyone, until an administrator unarchives it. Ask the person first.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        }
      },
      "required": [
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "archiveProject",
        "fields": [
          {
            "argument": "project",
            "at": "params",
            "name": "id",
            "called": "project",
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "attach_file",
    "description": "Attaches a file to an issue or a page.",
    "as": "file",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "filename": {
          "type": "string"
        },
        "content_base64": {
          "type": "string"
        }
      },
      "required": [
        "identifier",
        "filename",
        "content_base64"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "uploadAttachment",
        "fields": [
          {
            "argument": "identifier",
            "at": "body",
            "name": "entity_id",
            "called": "entity",
            "required": true
          },
          {
            "argument": "filename",
            "at": "tool",
            "name": "filename",
            "called": null,
            "required": true
          },
          {
            "argument": "content_base64",
            "at": "tool",
            "name": "content_base64",
            "called": null,
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "bulk_update_issues",
    "description": "Sets the same fields of up to 500 issues, all or none: of identifiers, or of those in project that match filter (status, priority, module, label, assignee).",
    "as": "bulk",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifiers": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "minItems": 1,
          "maxItems": 500
        },
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "filter": {
          "type": "object"
        },
        "status": {
          "type": "string",
          "enum": [
            "backlog",
            "todo",
            "active",
            "done",
            "cancelled"
          ]
        },
        "priority": {
          "type": "string",
          "enum": [
            "urgent",
            "high",
            "medium",
            "low",
            "none"
          ]
        },
        "module": {
          "type": [
            "string",
            "null"
          ],
          "description": "By name."
        },
        "start_date": {
          "type": [
            "string",
            "null"
          ]
        },
        "target_date": {
          "type": [
            "string",
            "null"
          ]
        },
        "labels": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "assignees": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "updateIssue",
        "fields": [
          {
            "argument": "identifiers",
            "at": "params",
            "name": "id",
            "called": "issue",
            "required": false
          },
          {
            "argument": "project",
            "at": "tool",
            "name": "project",
            "called": null,
            "required": false
          },
          {
            "argument": "filter",
            "at": "tool",
            "name": "filter",
            "called": null,
            "required": false
          },
          {
            "argument": "status",
            "at": "body",
            "name": "status",
            "called": null,
            "required": false
          },
          {
            "argument": "priority",
            "at": "body",
            "name": "priority",
            "called": null,
            "required": false
          },
          {
            "argument": "module",
            "at": "body",
            "name": "module_id",
            "called": "module",
            "required": false
          },
          {
            "argument": "start_date",
            "at": "body",
            "name": "start_date",
            "called": null,
            "required": false
          },
          {
            "argument": "target_date",
            "at": "body",
            "name": "target_date",
            "called": null,
            "required": false
          },
          {
            "argument": "labels",
            "at": "body",
            "name": "labels",
            "called": null,
            "required": false
          },
          {
            "argument": "assignees",
            "at": "body",
            "name": "assignees",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "clear_wait",
    "description": "Clears what an issue waits for, a person (user) or the days that begin with from.",
    "as": "clear",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": true,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "user": {
          "type": "string"
        },
        "from": {
          "type": "string"
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "clearWait",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "issue",
            "required": true
          },
          {
            "argument": "user",
            "at": "tool",
            "name": "user",
            "called": null,
            "required": false
          },
          {
            "argument": "from",
            "at": "tool",
            "name": "from",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "create_issue",
    "description": "Creates an issue, or up to 50: issues is a list of objects with the same fields. Labels must exist already. assignees: usernames, me, or human alone (any person); without, any agent may take it.",
    "as": "create",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "status": {
          "type": "string",
          "enum": [
            "backlog",
            "todo",
            "active",
            "done",
            "cancelled"
          ]
        },
        "priority": {
          "type": "string",
          "enum": [
            "urgent",
            "high",
            "medium",
            "low",
            "none"
          ]
        },
        "module": {
          "type": [
            "string",
            "null"
          ],
          "description": "By name."
        },
        "start_date": {
          "type": [
            "string",
            "null"
          ]
        },
        "target_date": {
          "type": [
            "string",
            "null"
          ]
        },
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "title": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "labels": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "assignees": {
          "type": [
            "array",
            "null"
          ]
        },
        "issues": {
          "type": "array",
          "items": {
            "type": "object"
          },
          "maxItems": 50
        }
      },
      "required": [
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "createIssue",
        "fields": [
          {
            "argument": "status",
            "at": "body",
            "name": "status",
            "called": null,
            "required": false
          },
          {
            "argument": "priority",
            "at": "body",
            "name": "priority",
            "called": null,
            "required": false
          },
          {
            "argument": "module",
            "at": "body",
            "name": "module_id",
            "called": "module",
            "required": false
          },
          {
            "argument": "start_date",
            "at": "body",
            "name": "start_date",
            "called": null,
            "required": false
          },
          {
            "argument": "target_date",
            "at": "body",
            "name": "target_date",
            "called": null,
            "required": false
          },
          {
            "argument": "project",
            "at": "body",
            "name": "project_id",
            "called": "project",
            "required": true
          },
          {
            "argument": "title",
            "at": "body",
            "name": "title",
            "called": null,
            "required": false
          },
          {
            "argument": "description",
            "at": "body",
            "name": "description",
            "called": null,
            "required": false
          },
          {
            "argument": "labels",
            "at": "body",
            "name": "labels",
            "called": null,
            "required": false
          },
          {
            "argument": "assignees",
            "at": "body",
            "name": "assignees",
            "called": null,
            "required": false
          },
          {
            "argument": "issues",
            "at": "tool",
            "name": "issues",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "create_page",
    "description": "Creates a page in a project, or in the workspace without one.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": [
            "string",
            "null"
          ],
          "description": "Its identifier, as in APP."
        },
        "folder": {
          "type": [
            "string",
            "null"
          ],
          "description": "By name."
        },
        "title": {
          "type": "string"
        },
        "content": {
          "type": "string"
        },
        "status": {
          "type": "string",
          "enum": [
            "draft",
            "active",
            "complete",
            "archived"
          ]
        },
        "labels": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "title"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "createPage",
        "fields": [
          {
            "argument": "project",
            "at": "body",
            "name": "project_id",
            "called": "project",
            "required": false
          },
          {
            "argument": "folder",
            "at": "body",
            "name": "folder_id",
            "called": "folder",
            "required": false
          },
          {
            "argument": "title",
            "at": "body",
            "name": "title",
            "called": null,
            "required": true
          },
          {
            "argument": "content",
            "at": "body",
            "name": "content",
            "called": null,
            "required": false
          },
          {
            "argument": "status",
            "at": "body",
            "name": "status",
            "called": null,
            "required": false
          },
          {
            "argument": "labels",
            "at": "body",
            "name": "labels",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "create_part",
    "description": "Creates a module, a label or a folder.",
    "as": "call",
    "text": null,
    "chosenBy": "kind",
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "kind": {
          "type": "string",
          "enum": [
            "folder",
            "label",
            "module"
          ]
        },
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "name": {
          "type": "string"
        },
        "parent": {
          "type": [
            "string",
            "null"
          ],
          "description": "A folder, by name."
        },
        "color": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "status": {
          "type": "string",
          "enum": [
            "backlog",
            "planned",
            "active",
            "paused",
            "done",
            "cancelled"
          ]
        },
        "emoji": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "kind",
        "project",
        "name"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": "folder",
        "operation": "createFolder",
        "fields": [
          {
            "argument": "project",
            "at": "body",
            "name": "project_id",
            "called": "project",
            "required": true
          },
          {
            "argument": "name",
            "at": "body",
            "name": "name",
            "called": null,
            "required": true
          },
          {
            "argument": "parent",
            "at": "body",
            "name": "parent_id",
            "called": "folder",
            "required": false
          }
        ]
      },
      {
        "of": "label",
        "operation": "createLabel",
        "fields": [
          {
            "argument": "project",
            "at": "body",
            "name": "project_id",
            "called": "project",
            "required": true
          },
          {
            "argument": "name",
            "at": "body",
            "name": "name",
            "called": null,
            "required": true
          },
          {
            "argument": "color",
            "at": "body",
            "name": "color",
            "called": null,
            "required": false
          }
        ]
      },
      {
        "of": "module",
        "operation": "createModule",
        "fields": [
          {
            "argument": "project",
            "at": "body",
            "name": "project_id",
            "called": "project",
            "required": true
          },
          {
            "argument": "name",
            "at": "body",
            "name": "name",
            "called": null,
            "required": true
          },
          {
            "argument": "description",
            "at": "body",
            "name": "description",
            "called": null,
            "required": false
          },
          {
            "argument": "status",
            "at": "body",
            "name": "status",
            "called": null,
            "required": false
          },
          {
            "argument": "emoji",
            "at": "body",
            "name": "emoji",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "create_plan",
    "description": "Creates a plan, anchored on an issue if you name one. A step is {title, description?, issue?, done?, steps?}; one with an issue mirrors it.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "title": {
          "type": "string"
        },
        "issue": {
          "type": [
            "string",
            "null"
          ],
          "description": "As in APP-12."
        },
        "steps": {
          "type": "array",
          "items": {
            "type": "object"
          }
        }
      },
      "required": [
        "project",
        "title"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "createPlan",
        "fields": [
          {
            "argument": "project",
            "at": "body",
            "name": "project_id",
            "called": "project",
            "required": true
          },
          {
            "argument": "title",
            "at": "body",
            "name": "title",
            "called": null,
            "required": true
          },
          {
            "argument": "issue",
            "at": "body",
            "name": "issue_id",
            "called": "issue",
            "required": false
          },
          {
            "argument": "steps",
            "at": "body",
            "name": "steps",
            "called": "steps",
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "create_project",
    "description": "Creates a project. Its identifier (1 to 5 capital letters or digits) begins the identifiers of everything in it.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string"
        },
        "identifier": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "emoji": {
          "type": [
            "string",
            "null"
          ]
        },
        "lead": {
          "type": [
            "string",
            "null"
          ],
          "description": "A username."
        }
      },
      "required": [
        "name",
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "createProject",
        "fields": [
          {
            "argument": "name",
            "at": "body",
            "name": "name",
            "called": null,
            "required": true
          },
          {
            "argument": "identifier",
            "at": "body",
            "name": "identifier",
            "called": null,
            "required": true
          },
          {
            "argument": "description",
            "at": "body",
            "name": "description",
            "called": null,
            "required": false
          },
          {
            "argument": "emoji",
            "at": "body",
            "name": "emoji",
            "called": null,
            "required": false
          },
          {
            "argument": "lead",
            "at": "body",
            "name": "lead_user_id",
            "called": "user",
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "delete",
    "description": "Deletes an issue or a page (into the trash), or a plan (permanently).",
    "as": "call",
    "text": null,
    "chosenBy": "identifier",
    "readOnly": false,
    "destructive": true,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": "issue",
        "operation": "deleteIssue",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "issue",
            "required": true
          }
        ]
      },
      {
        "of": "page",
        "operation": "deletePage",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "page",
            "required": true
          }
        ]
      },
      {
        "of": "plan",
        "operation": "deletePlan",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "plan",
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "delete_attachment",
    "description": "Deletes a file permanently.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": true,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "attachment_id": {
          "type": "integer"
        }
      },
      "required": [
        "attachment_id"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "deleteAttachment",
        "fields": [
          {
            "argument": "attachment_id",
            "at": "params",
            "name": "id",
            "called": null,
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "delete_comment",
    "description": "Deletes one of your comments.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": true,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "comment_id": {
          "type": "integer"
        }
      },
      "required": [
        "comment_id"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "deleteComment",
        "fields": [
          {
            "argument": "comment_id",
            "at": "params",
            "name": "id",
            "called": null,
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "delete_part",
    "description": "Deletes a module, a label or a folder permanently; its issues or pages stay.",
    "as": "call",
    "text": null,
    "chosenBy": "kind",
    "readOnly": false,
    "destructive": true,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "kind": {
          "type": "string",
          "enum": [
            "folder",
            "label",
            "module"
          ]
        },
        "name": {
          "type": "string"
        },
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        }
      },
      "required": [
        "kind",
        "name",
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": "folder",
        "operation": "deleteFolder",
        "fields": [
          {
            "argument": "name",
            "at": "params",
            "name": "id",
            "called": "folder",
            "required": true
          },
          {
            "argument": "project",
            "at": "tool",
            "name": "project",
            "called": null,
            "required": true
          }
        ]
      },
      {
        "of": "label",
        "operation": "deleteLabel",
        "fields": [
          {
            "argument": "name",
            "at": "params",
            "name": "id",
            "called": "label",
            "required": true
          },
          {
            "argument": "project",
            "at": "tool",
            "name": "project",
            "called": null,
            "required": true
          }
        ]
      },
      {
        "of": "module",
        "operation": "deleteModule",
        "fields": [
          {
            "argument": "name",
            "at": "params",
            "name": "id",
            "called": "module",
            "required": true
          },
          {
            "argument": "project",
            "at": "tool",
            "name": "project",
            "called": null,
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "delete_plan_step",
    "description": "Deletes a step and the steps below it.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": true,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "plan": {
          "type": "string",
          "description": "As in APP-PLAN-2."
        },
        "step_id": {
          "type": "integer"
        }
      },
      "required": [
        "plan",
        "step_id"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "deletePlanStep",
        "fields": [
          {
            "argument": "plan",
            "at": "params",
            "name": "plan_id",
            "called": "plan",
            "required": true
          },
          {
            "argument": "step_id",
            "at": "params",
            "name": "step_id",
            "called": null,
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "delete_project",
    "description": "Deletes a project with everything in it, permanently. Ask the person first.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": true,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        }
      },
      "required": [
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "deleteProject",
        "fields": [
          {
            "argument": "project",
            "at": "params",
            "name": "id",
            "called": "project",
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "edit_comment",
    "description": "The same as edit_page, for one of your comments.",
    "as": "edit",
    "text": "content",
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "comment_id": {
          "type": "integer"
        },
        "old_string": {
          "type": "string"
        },
        "new_string": {
          "type": "string"
        },
        "replace_all": {
          "type": "boolean"
        }
      },
      "required": [
        "comment_id",
        "old_string",
        "new_string"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "updateComment",
        "fields": [
          {
            "argument": "comment_id",
            "at": "params",
            "name": "id",
            "called": null,
            "required": true
          },
          {
            "argument": "old_string",
            "at": "tool",
            "name": "old_string",
            "called": null,
            "required": true
          },
          {
            "argument": "new_string",
            "at": "tool",
            "name": "new_string",
            "called": null,
            "required": true
          },
          {
            "argument": "replace_all",
            "at": "tool",
            "name": "replace_all",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "edit_issue",
    "description": "Replaces old_string in an issue's description; it must occur once, or send replace_all.",
    "as": "edit",
    "text": "description",
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "old_string": {
          "type": "string"
        },
        "new_string": {
          "type": "string"
        },
        "field": {
          "type": "string",
          "enum": [
            "description",
            "title"
          ]
        },
        "replace_all": {
          "type": "boolean"
        }
      },
      "required": [
        "identifier",
        "old_string",
        "new_string"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "updateIssue",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "issue",
            "required": true
          },
          {
            "argument": "old_string",
            "at": "tool",
            "name": "old_string",
            "called": null,
            "required": true
          },
          {
            "argument": "new_string",
            "at": "tool",
            "name": "new_string",
            "called": null,
            "required": true
          },
          {
            "argument": "field",
            "at": "tool",
            "name": "field",
            "called": null,
            "required": false
          },
          {
            "argument": "replace_all",
            "at": "tool",
            "name": "replace_all",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "edit_page",
    "description": "Replaces old_string in a page's content; it must occur once, or send replace_all.",
    "as": "edit",
    "text": "content",
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "old_string": {
          "type": "string"
        },
        "new_string": {
          "type": "string"
        },
        "field": {
          "type": "string",
          "enum": [
            "content",
            "title"
          ]
        },
        "replace_all": {
          "type": "boolean"
        }
      },
      "required": [
        "identifier",
        "old_string",
        "new_string"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "updatePage",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "page",
            "required": true
          },
          {
            "argument": "old_string",
            "at": "tool",
            "name": "old_string",
            "called": null,
            "required": true
          },
          {
            "argument": "new_string",
            "at": "tool",
            "name": "new_string",
            "called": null,
            "required": true
          },
          {
            "argument": "field",
            "at": "tool",
            "name": "field",
            "called": null,
            "required": false
          },
          {
            "argument": "replace_all",
            "at": "tool",
            "name": "replace_all",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "edit_plan_step",
    "description": "The same as edit_issue, for a step.",
    "as": "edit",
    "text": "description",
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "plan": {
          "type": "string",
          "description": "As in APP-PLAN-2."
        },
        "step_id": {
          "type": "integer"
        },
        "old_string": {
          "type": "string"
        },
        "new_string": {
          "type": "string"
        },
        "field": {
          "type": "string",
          "enum": [
            "description",
            "title"
          ]
        },
        "replace_all": {
          "type": "boolean"
        }
      },
      "required": [
        "plan",
        "step_id",
        "old_string",
        "new_string"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "updatePlanStep",
        "fields": [
          {
            "argument": "plan",
            "at": "params",
            "name": "plan_id",
            "called": "plan",
            "required": true
          },
          {
            "argument": "step_id",
            "at": "params",
            "name": "step_id",
            "called": null,
            "required": true
          },
          {
            "argument": "old_string",
            "at": "tool",
            "name": "old_string",
            "called": null,
            "required": true
          },
          {
            "argument": "new_string",
            "at": "tool",
            "name": "new_string",
            "called": null,
            "required": true
          },
          {
            "argument": "field",
            "at": "tool",
            "name": "field",
            "called": null,
            "required": false
          },
          {
            "argument": "replace_all",
            "at": "tool",
            "name": "replace_all",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "export",
    "description": "Returns an issue or a page with comments as Markdown, or the documents of a project.",
    "as": "export",
    "text": null,
    "chosenBy": "identifier",
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "from": {
          "type": "integer",
          "description": "The character to begin at, in a long text."
        },
        "offset": {
          "type": "integer"
        },
        "limit": {
          "type": "integer"
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": "issue",
        "operation": "exportIssue",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "identifier",
            "called": null,
            "required": true
          },
          {
            "argument": "from",
            "at": "tool",
            "name": "from",
            "called": null,
            "required": false
          }
        ]
      },
      {
        "of": "page",
        "operation": "exportPage",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "identifier",
            "called": null,
            "required": true
          },
          {
            "argument": "from",
            "at": "tool",
            "name": "from",
            "called": null,
            "required": false
          }
        ]
      },
      {
        "of": "project",
        "operation": "exportProject",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "identifier",
            "called": null,
            "required": true
          },
          {
            "argument": "offset",
            "at": "tool",
            "name": "offset",
            "called": null,
            "required": false
          },
          {
            "argument": "limit",
            "at": "tool",
            "name": "limit",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "get_board",
    "description": "Shows the issues of a project in columns.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "group_by": {
          "type": "string"
        }
      },
      "required": [
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "getBoard",
        "fields": [
          {
            "argument": "project",
            "at": "params",
            "name": "id",
            "called": "project",
            "required": true
          },
          {
            "argument": "group_by",
            "at": "query",
            "name": "group_by",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "get_briefing",
    "description": "Sums up a project to resume work: changes since a time, plans, waits, what is blocked, workable or active, recent pages (how many: pages).",
    "as": "briefing",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "since": {
          "type": "string"
        },
        "pages": {
          "type": "integer"
        }
      },
      "required": [
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "getProject",
        "fields": [
          {
            "argument": "project",
            "at": "params",
            "name": "id",
            "called": "project",
            "required": true
          },
          {
            "argument": "since",
            "at": "tool",
            "name": "since",
            "called": null,
            "required": false
          },
          {
            "argument": "pages",
            "at": "tool",
            "name": "pages",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "get_issue",
    "description": "Reads an issue: description, labels, relations, comments.",
    "as": "issue",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "comments": {
          "type": "string",
          "enum": [
            "recent",
            "all",
            "none"
          ]
        },
        "from": {
          "type": "integer",
          "description": "The character to begin at, in a long text."
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "resolveIssue",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "identifier",
            "called": null,
            "required": true
          },
          {
            "argument": "comments",
            "at": "tool",
            "name": "comments",
            "called": null,
            "required": false
          },
          {
            "argument": "from",
            "at": "tool",
            "name": "from",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "get_page",
    "description": "Reads a page, its outline (headings), one section, or what changed since a seq.",
    "as": "page",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "outline": {
          "type": "boolean"
        },
        "section": {
          "type": "string",
          "description": "A heading."
        },
        "since_seq": {
          "type": "integer",
          "description": "Shows what changed since."
        },
        "offset": {
          "type": "integer"
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "resolvePage",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "identifier",
            "called": null,
            "required": true
          },
          {
            "argument": "outline",
            "at": "tool",
            "name": "outline",
            "called": null,
            "required": false
          },
          {
            "argument": "section",
            "at": "tool",
            "name": "section",
            "called": null,
            "required": false
          },
          {
            "argument": "since_seq",
            "at": "tool",
            "name": "since_seq",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "tool",
            "name": "offset",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "get_plan",
    "description": "Reads a plan with its steps and their ids.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "resolvePlan",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "identifier",
            "called": null,
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "link_issues",
    "description": "Relates two issues: source blocks target, is a duplicate of it, or relates to it.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "source": {
          "type": "string"
        },
        "target": {
          "type": "string"
        },
        "relation_type": {
          "type": "string",
          "enum": [
            "blocks",
            "relates_to",
            "duplicate"
          ]
        }
      },
      "required": [
        "source",
        "target",
        "relation_type"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "linkIssues",
        "fields": [
          {
            "argument": "source",
            "at": "body",
            "name": "source",
            "called": null,
            "required": true
          },
          {
            "argument": "target",
            "at": "body",
            "name": "target",
            "called": null,
            "required": true
          },
          {
            "argument": "relation_type",
            "at": "body",
            "name": "relation_type",
            "called": null,
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "list_activity",
    "description": "Lists who changed what in a project, an issue, a page or a plan, newest first.",
    "as": "activity",
    "text": null,
    "chosenBy": "identifier",
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "limit": {
          "type": "integer"
        },
        "offset": {
          "type": "integer"
        },
        "since": {
          "type": "string"
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": "project",
        "operation": "listProjectActivity",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "project",
            "required": true
          },
          {
            "argument": "limit",
            "at": "query",
            "name": "limit",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "query",
            "name": "offset",
            "called": null,
            "required": false
          },
          {
            "argument": "since",
            "at": "tool",
            "name": "since",
            "called": null,
            "required": false
          }
        ]
      },
      {
        "of": "issue",
        "operation": "listIssueActivity",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "issue",
            "required": true
          },
          {
            "argument": "limit",
            "at": "query",
            "name": "limit",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "query",
            "name": "offset",
            "called": null,
            "required": false
          },
          {
            "argument": "since",
            "at": "tool",
            "name": "since",
            "called": null,
            "required": false
          }
        ]
      },
      {
        "of": "page",
        "operation": "listPageActivity",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "page",
            "required": true
          },
          {
            "argument": "limit",
            "at": "query",
            "name": "limit",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "query",
            "name": "offset",
            "called": null,
            "required": false
          },
          {
            "argument": "since",
            "at": "tool",
            "name": "since",
            "called": null,
            "required": false
          }
        ]
      },
      {
        "of": "plan",
        "operation": "listPlanActivity",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "plan",
            "required": true
          },
          {
            "argument": "limit",
            "at": "query",
            "name": "limit",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "query",
            "name": "offset",
            "called": null,
            "required": false
          },
          {
            "argument": "since",
            "at": "tool",
            "name": "since",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "list_archived_projects",
    "description": "Lists the archived projects, for administrators.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {},
      "required": [],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "listArchivedProjects",
        "fields": []
      }
    ]
  },
  {
    "name": "list_attachments",
    "description": "Lists the files linked to an issue or a page.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "listAttachments",
        "fields": [
          {
            "argument": "identifier",
            "at": "query",
            "name": "entity_id",
            "called": "entity",
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "list_comments",
    "description": "Lists the comments on an issue or a page.",
    "as": "call",
    "text": null,
    "chosenBy": "identifier",
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "author": {
          "type": "string"
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "limit": {
          "type": "integer"
        },
        "offset": {
          "type": "integer"
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": "issue",
        "operation": "listIssueComments",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "issue_id",
            "called": "issue",
            "required": true
          },
          {
            "argument": "author",
            "at": "query",
            "name": "author",
            "called": null,
            "required": false
          },
          {
            "argument": "order",
            "at": "query",
            "name": "order",
            "called": null,
            "required": false
          },
          {
            "argument": "limit",
            "at": "query",
            "name": "limit",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "query",
            "name": "offset",
            "called": null,
            "required": false
          }
        ]
      },
      {
        "of": "page",
        "operation": "listPageComments",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "page_id",
            "called": "page",
            "required": true
          },
          {
            "argument": "author",
            "at": "query",
            "name": "author",
            "called": null,
            "required": false
          },
          {
            "argument": "order",
            "at": "query",
            "name": "order",
            "called": null,
            "required": false
          },
          {
            "argument": "limit",
            "at": "query",
            "name": "limit",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "query",
            "name": "offset",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "list_issues",
    "description": "Lists issues, of one project or of all. workable: open and not blocked, so it can be started now.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "status": {
          "type": "string",
          "enum": [
            "backlog",
            "todo",
            "active",
            "done",
            "cancelled"
          ]
        },
        "statuses": {
          "type": "string"
        },
        "assignee": {
          "type": "string"
        },
        "priority": {
          "type": "string",
          "enum": [
            "urgent",
            "high",
            "medium",
            "low",
            "none"
          ]
        },
        "module": {
          "type": "string",
          "description": "By name."
        },
        "label": {
          "type": "string"
        },
        "workable": {
          "type": "boolean"
        },
        "blocked": {
          "type": "boolean"
        },
        "updated_since": {
          "type": "string"
        },
        "order_by": {
          "type": "string",
          "enum": [
            "sort_order",
            "sequence",
            "created",
            "created_at",
            "updated",
            "updated_at",
            "priority"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "limit": {
          "type": "integer"
        },
        "offset": {
          "type": "integer"
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "listIssues",
        "fields": [
          {
            "argument": "project",
            "at": "query",
            "name": "project_id",
            "called": "project",
            "required": false
          },
          {
            "argument": "status",
            "at": "query",
            "name": "status",
            "called": null,
            "required": false
          },
          {
            "argument": "statuses",
            "at": "query",
            "name": "statuses",
            "called": null,
            "required": false
          },
          {
            "argument": "assignee",
            "at": "query",
            "name": "assignee",
            "called": null,
            "required": false
          },
          {
            "argument": "priority",
            "at": "query",
            "name": "priority",
            "called": null,
            "required": false
          },
          {
            "argument": "module",
            "at": "query",
            "name": "module_id",
            "called": "module",
            "required": false
          },
          {
            "argument": "label",
            "at": "query",
            "name": "label",
            "called": null,
            "required": false
          },
          {
            "argument": "workable",
            "at": "query",
            "name": "workable",
            "called": null,
            "required": false
          },
          {
            "argument": "blocked",
            "at": "query",
            "name": "blocked",
            "called": null,
            "required": false
          },
          {
            "argument": "updated_since",
            "at": "query",
            "name": "updated_since",
            "called": null,
            "required": false
          },
          {
            "argument": "order_by",
            "at": "query",
            "name": "order_by",
            "called": null,
            "required": false
          },
          {
            "argument": "order",
            "at": "query",
            "name": "order",
            "called": null,
            "required": false
          },
          {
            "argument": "limit",
            "at": "query",
            "name": "limit",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "query",
            "name": "offset",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "list_pages",
    "description": "Lists the pages (documents) of a project, or of the workspace without one.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "folder": {
          "type": "string",
          "description": "By name."
        },
        "label": {
          "type": "string"
        },
        "status": {
          "type": "string",
          "enum": [
            "draft",
            "active",
            "complete",
            "archived"
          ]
        },
        "order_by": {
          "type": "string",
          "enum": [
            "sort_order",
            "title",
            "status",
            "created",
            "created_at",
            "updated",
            "updated_at"
          ]
        },
        "order": {
          "type": "string",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "limit": {
          "type": "integer"
        },
        "offset": {
          "type": "integer"
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "listPages",
        "fields": [
          {
            "argument": "project",
            "at": "query",
            "name": "project_id",
            "called": "project",
            "required": false
          },
          {
            "argument": "folder",
            "at": "query",
            "name": "folder_id",
            "called": "folder",
            "required": false
          },
          {
            "argument": "label",
            "at": "query",
            "name": "label",
            "called": null,
            "required": false
          },
          {
            "argument": "status",
            "at": "query",
            "name": "status",
            "called": null,
            "required": false
          },
          {
            "argument": "order_by",
            "at": "query",
            "name": "order_by",
            "called": null,
            "required": false
          },
          {
            "argument": "order",
            "at": "query",
            "name": "order",
            "called": null,
            "required": false
          },
          {
            "argument": "limit",
            "at": "query",
            "name": "limit",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "query",
            "name": "offset",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "list_parts",
    "description": "Lists the modules, labels or folders of a project.",
    "as": "call",
    "text": null,
    "chosenBy": "kind",
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "kind": {
          "type": "string",
          "enum": [
            "folder",
            "label",
            "module"
          ]
        },
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        }
      },
      "required": [
        "kind",
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": "folder",
        "operation": "listFolders",
        "fields": [
          {
            "argument": "project",
            "at": "query",
            "name": "project_id",
            "called": "project",
            "required": true
          }
        ]
      },
      {
        "of": "label",
        "operation": "listLabels",
        "fields": [
          {
            "argument": "project",
            "at": "query",
            "name": "project_id",
            "called": "project",
            "required": true
          }
        ]
      },
      {
        "of": "module",
        "operation": "listModules",
        "fields": [
          {
            "argument": "project",
            "at": "query",
            "name": "project_id",
            "called": "project",
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "list_people",
    "description": "Lists the people that @name can mention in a project.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        }
      },
      "required": [
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "listMentionCandidates",
        "fields": [
          {
            "argument": "project",
            "at": "params",
            "name": "id",
            "called": "project",
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "list_plans",
    "description": "Lists plans: trees of steps, some of which mirror issues.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "status": {
          "type": "string",
          "enum": [
            "active",
            "done",
            "archived"
          ]
        },
        "order_by": {
          "type": "string",
          "enum": [
            "updated",
            "id"
          ]
        },
        "limit": {
          "type": "integer"
        },
        "offset": {
          "type": "integer"
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "listPlans",
        "fields": [
          {
            "argument": "project",
            "at": "query",
            "name": "project_id",
            "called": "project",
            "required": false
          },
          {
            "argument": "status",
            "at": "query",
            "name": "status",
            "called": null,
            "required": false
          },
          {
            "argument": "order_by",
            "at": "query",
            "name": "order_by",
            "called": null,
            "required": false
          },
          {
            "argument": "limit",
            "at": "query",
            "name": "limit",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "query",
            "name": "offset",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "list_projects",
    "description": "Lists the projects you can read. Begin here: every other tool wants a project or an identifier.",
    "as": "projects",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {},
      "required": [],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "listProjects",
        "fields": []
      }
    ]
  },
  {
    "name": "list_trash",
    "description": "Lists the deleted issues, pages and comments of a project.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "limit": {
          "type": "integer"
        },
        "offset": {
          "type": "integer"
        }
      },
      "required": [
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "listTrash",
        "fields": [
          {
            "argument": "project",
            "at": "params",
            "name": "id",
            "called": "project",
            "required": true
          },
          {
            "argument": "limit",
            "at": "query",
            "name": "limit",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "query",
            "name": "offset",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "read_attachment",
    "description": "Reads an attached file: text as text, an image as an image, an archive or a database as a list of its contents.",
    "as": "contents",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "attachment_id": {
          "type": "integer"
        },
        "from": {
          "type": "integer",
          "description": "The character to begin at, in a long text."
        }
      },
      "required": [
        "attachment_id"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "getAttachment",
        "fields": [
          {
            "argument": "attachment_id",
            "at": "params",
            "name": "id",
            "called": null,
            "required": true
          },
          {
            "argument": "from",
            "at": "tool",
            "name": "from",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "reorder",
    "description": "Moves an issue or a page directly before or after another of its project.",
    "as": "place",
    "text": null,
    "chosenBy": "identifier",
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "beside": {
          "type": "string"
        },
        "side": {
          "type": "string",
          "enum": [
            "before",
            "after"
          ]
        }
      },
      "required": [
        "identifier",
        "beside",
        "side"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": "issue",
        "operation": "updateIssue",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "issue",
            "required": true
          },
          {
            "argument": "beside",
            "at": "tool",
            "name": "beside",
            "called": null,
            "required": true
          },
          {
            "argument": "side",
            "at": "tool",
            "name": "side",
            "called": null,
            "required": true
          }
        ]
      },
      {
        "of": "page",
        "operation": "updatePage",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "page",
            "required": true
          },
          {
            "argument": "beside",
            "at": "tool",
            "name": "beside",
            "called": null,
            "required": true
          },
          {
            "argument": "side",
            "at": "tool",
            "name": "side",
            "called": null,
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "restore",
    "description": "Restores a deleted issue or page from the trash.",
    "as": "call",
    "text": null,
    "chosenBy": "identifier",
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": "issue",
        "operation": "restoreIssue",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "issue",
            "required": true
          }
        ]
      },
      {
        "of": "page",
        "operation": "restorePage",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "page",
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "search",
    "description": "Finds issues, pages, comments and files by words (fts) or by an exact piece of text (literal).",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": true,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "query": {
          "type": "string"
        },
        "mode": {
          "type": "string",
          "enum": [
            "fts",
            "literal"
          ]
        },
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "result_type": {
          "type": "string",
          "enum": [
            "issue",
            "page",
            "comment",
            "attachment"
          ]
        },
        "match": {
          "type": "string",
          "enum": [
            "all",
            "auto"
          ]
        },
        "sort": {
          "type": "string",
          "enum": [
            "relevance",
            "recent"
          ]
        },
        "limit": {
          "type": "integer"
        },
        "offset": {
          "type": "integer"
        }
      },
      "required": [
        "query"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "search",
        "fields": [
          {
            "argument": "query",
            "at": "query",
            "name": "query",
            "called": null,
            "required": true
          },
          {
            "argument": "mode",
            "at": "query",
            "name": "mode",
            "called": null,
            "required": false
          },
          {
            "argument": "project",
            "at": "query",
            "name": "project_id",
            "called": "project",
            "required": false
          },
          {
            "argument": "result_type",
            "at": "query",
            "name": "result_type",
            "called": null,
            "required": false
          },
          {
            "argument": "match",
            "at": "query",
            "name": "match",
            "called": null,
            "required": false
          },
          {
            "argument": "sort",
            "at": "query",
            "name": "sort",
            "called": null,
            "required": false
          },
          {
            "argument": "limit",
            "at": "query",
            "name": "limit",
            "called": null,
            "required": false
          },
          {
            "argument": "offset",
            "at": "query",
            "name": "offset",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "unarchive_project",
    "description": "Restores an archived project, for administrators.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        }
      },
      "required": [
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "unarchiveProject",
        "fields": [
          {
            "argument": "project",
            "at": "params",
            "name": "id",
            "called": "archived project",
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "unlink_issues",
    "description": "Removes every relation between two issues.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": false,
    "inputSchema": {
      "type": "object",
      "properties": {
        "source": {
          "type": "string"
        },
        "target": {
          "type": "string"
        }
      },
      "required": [
        "source",
        "target"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "unlinkIssues",
        "fields": [
          {
            "argument": "source",
            "at": "body",
            "name": "source",
            "called": null,
            "required": true
          },
          {
            "argument": "target",
            "at": "body",
            "name": "target",
            "called": null,
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "update_comment",
    "description": "Replaces the text of one of your comments.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "comment_id": {
          "type": "integer"
        },
        "content": {
          "type": "string"
        }
      },
      "required": [
        "comment_id",
        "content"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "updateComment",
        "fields": [
          {
            "argument": "comment_id",
            "at": "params",
            "name": "id",
            "called": null,
            "required": true
          },
          {
            "argument": "content",
            "at": "body",
            "name": "content",
            "called": null,
            "required": true
          }
        ]
      }
    ]
  },
  {
    "name": "update_issue",
    "description": "Changes the fields that you send; null clears module and dates, labels replaces them all. To change part of a description, use edit_issue.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "status": {
          "type": "string",
          "enum": [
            "backlog",
            "todo",
            "active",
            "done",
            "cancelled"
          ]
        },
        "priority": {
          "type": "string",
          "enum": [
            "urgent",
            "high",
            "medium",
            "low",
            "none"
          ]
        },
        "module": {
          "type": [
            "string",
            "null"
          ],
          "description": "By name."
        },
        "start_date": {
          "type": [
            "string",
            "null"
          ]
        },
        "target_date": {
          "type": [
            "string",
            "null"
          ]
        },
        "title": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "labels": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "assignees": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "evidence": {
          "type": "string"
        },
        "expected_seq": {
          "type": "integer"
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "updateIssue",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "issue",
            "required": true
          },
          {
            "argument": "status",
            "at": "body",
            "name": "status",
            "called": null,
            "required": false
          },
          {
            "argument": "priority",
            "at": "body",
            "name": "priority",
            "called": null,
            "required": false
          },
          {
            "argument": "module",
            "at": "body",
            "name": "module_id",
            "called": "module",
            "required": false
          },
          {
            "argument": "start_date",
            "at": "body",
            "name": "start_date",
            "called": null,
            "required": false
          },
          {
            "argument": "target_date",
            "at": "body",
            "name": "target_date",
            "called": null,
            "required": false
          },
          {
            "argument": "title",
            "at": "body",
            "name": "title",
            "called": null,
            "required": false
          },
          {
            "argument": "description",
            "at": "body",
            "name": "description",
            "called": null,
            "required": false
          },
          {
            "argument": "labels",
            "at": "body",
            "name": "labels",
            "called": null,
            "required": false
          },
          {
            "argument": "assignees",
            "at": "body",
            "name": "assignees",
            "called": null,
            "required": false
          },
          {
            "argument": "evidence",
            "at": "body",
            "name": "evidence",
            "called": null,
            "required": false
          },
          {
            "argument": "expected_seq",
            "at": "body",
            "name": "expected_seq",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "update_page",
    "description": "Changes the fields that you send. To change part of the content, use edit_page.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "title": {
          "type": "string"
        },
        "content": {
          "type": "string"
        },
        "folder": {
          "type": [
            "string",
            "null"
          ],
          "description": "By name."
        },
        "status": {
          "type": "string",
          "enum": [
            "draft",
            "active",
            "complete",
            "archived"
          ]
        },
        "pinned": {
          "type": "boolean"
        },
        "labels": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "expected_seq": {
          "type": "integer"
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "updatePage",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "page",
            "required": true
          },
          {
            "argument": "title",
            "at": "body",
            "name": "title",
            "called": null,
            "required": false
          },
          {
            "argument": "content",
            "at": "body",
            "name": "content",
            "called": null,
            "required": false
          },
          {
            "argument": "folder",
            "at": "body",
            "name": "folder_id",
            "called": "folder",
            "required": false
          },
          {
            "argument": "status",
            "at": "body",
            "name": "status",
            "called": null,
            "required": false
          },
          {
            "argument": "pinned",
            "at": "body",
            "name": "pinned",
            "called": null,
            "required": false
          },
          {
            "argument": "labels",
            "at": "body",
            "name": "labels",
            "called": null,
            "required": false
          },
          {
            "argument": "expected_seq",
            "at": "body",
            "name": "expected_seq",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "update_part",
    "description": "Changes a module, a label or a folder, given by name.",
    "as": "call",
    "text": null,
    "chosenBy": "kind",
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "kind": {
          "type": "string",
          "enum": [
            "folder",
            "label",
            "module"
          ]
        },
        "name": {
          "type": "string"
        },
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "new_name": {
          "type": "string"
        },
        "color": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "status": {
          "type": "string",
          "enum": [
            "backlog",
            "planned",
            "active",
            "paused",
            "done",
            "cancelled"
          ]
        },
        "emoji": {
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "kind",
        "name",
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": "folder",
        "operation": "updateFolder",
        "fields": [
          {
            "argument": "name",
            "at": "params",
            "name": "id",
            "called": "folder",
            "required": true
          },
          {
            "argument": "project",
            "at": "tool",
            "name": "project",
            "called": null,
            "required": true
          },
          {
            "argument": "new_name",
            "at": "body",
            "name": "name",
            "called": null,
            "required": false
          }
        ]
      },
      {
        "of": "label",
        "operation": "updateLabel",
        "fields": [
          {
            "argument": "name",
            "at": "params",
            "name": "id",
            "called": "label",
            "required": true
          },
          {
            "argument": "project",
            "at": "tool",
            "name": "project",
            "called": null,
            "required": true
          },
          {
            "argument": "new_name",
            "at": "body",
            "name": "name",
            "called": null,
            "required": false
          },
          {
            "argument": "color",
            "at": "body",
            "name": "color",
            "called": null,
            "required": false
          }
        ]
      },
      {
        "of": "module",
        "operation": "updateModule",
        "fields": [
          {
            "argument": "name",
            "at": "params",
            "name": "id",
            "called": "module",
            "required": true
          },
          {
            "argument": "project",
            "at": "tool",
            "name": "project",
            "called": null,
            "required": true
          },
          {
            "argument": "new_name",
            "at": "body",
            "name": "name",
            "called": null,
            "required": false
          },
          {
            "argument": "description",
            "at": "body",
            "name": "description",
            "called": null,
            "required": false
          },
          {
            "argument": "status",
            "at": "body",
            "name": "status",
            "called": null,
            "required": false
          },
          {
            "argument": "emoji",
            "at": "body",
            "name": "emoji",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "update_plan",
    "description": "Changes title, status or anchor of a plan.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "identifier": {
          "type": "string",
          "description": "As in APP-12, APP-DOC-3 or APP-PLAN-2."
        },
        "title": {
          "type": "string"
        },
        "status": {
          "type": "string",
          "enum": [
            "active",
            "done",
            "archived"
          ]
        },
        "issue": {
          "type": [
            "string",
            "null"
          ],
          "description": "As in APP-12."
        }
      },
      "required": [
        "identifier"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "updatePlan",
        "fields": [
          {
            "argument": "identifier",
            "at": "params",
            "name": "id",
            "called": "plan",
            "required": true
          },
          {
            "argument": "title",
            "at": "body",
            "name": "title",
            "called": null,
            "required": false
          },
          {
            "argument": "status",
            "at": "body",
            "name": "status",
            "called": null,
            "required": false
          },
          {
            "argument": "issue",
            "at": "body",
            "name": "issue_id",
            "called": "issue",
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "update_plan_step",
    "description": "Changes, checks or moves a step. Checking one that mirrors an issue closes that issue.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "plan": {
          "type": "string",
          "description": "As in APP-PLAN-2."
        },
        "step_id": {
          "type": "integer"
        },
        "title": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "done": {
          "type": "boolean"
        },
        "issue": {
          "type": [
            "string",
            "null"
          ],
          "description": "As in APP-12."
        },
        "move_parent_step_id": {
          "type": "integer"
        },
        "move_to_root": {
          "type": "boolean"
        },
        "move_position": {
          "type": "integer"
        }
      },
      "required": [
        "plan",
        "step_id"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "updatePlanStep",
        "fields": [
          {
            "argument": "plan",
            "at": "params",
            "name": "plan_id",
            "called": "plan",
            "required": true
          },
          {
            "argument": "step_id",
            "at": "params",
            "name": "step_id",
            "called": null,
            "required": true
          },
          {
            "argument": "title",
            "at": "body",
            "name": "title",
            "called": null,
            "required": false
          },
          {
            "argument": "description",
            "at": "body",
            "name": "description",
            "called": null,
            "required": false
          },
          {
            "argument": "done",
            "at": "body",
            "name": "done",
            "called": null,
            "required": false
          },
          {
            "argument": "issue",
            "at": "body",
            "name": "issue_id",
            "called": "issue",
            "required": false
          },
          {
            "argument": "move_parent_step_id",
            "at": "body",
            "name": "move_parent_step_id",
            "called": null,
            "required": false
          },
          {
            "argument": "move_to_root",
            "at": "body",
            "name": "move_to_root",
            "called": null,
            "required": false
          },
          {
            "argument": "move_position",
            "at": "body",
            "name": "move_position",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  },
  {
    "name": "update_project",
    "description": "Changes a project.",
    "as": "call",
    "text": null,
    "chosenBy": null,
    "readOnly": false,
    "destructive": false,
    "idempotent": true,
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "Its identifier, as in APP."
        },
        "name": {
          "type": "string"
        },
        "identifier": {
          "type": "string"
        },
        "description": {
          "type": "string"
        },
        "emoji": {
          "type": [
            "string",
            "null"
          ]
        },
        "lead": {
          "type": [
            "string",
            "null"
          ],
          "description": "A username."
        },
        "is_public": {
          "type": "boolean"
        }
      },
      "required": [
        "project"
      ],
      "additionalProperties": false
    },
    "choices": [
      {
        "of": null,
        "operation": "updateProject",
        "fields": [
          {
            "argument": "project",
            "at": "params",
            "name": "id",
            "called": "project",
            "required": true
          },
          {
            "argument": "name",
            "at": "body",
            "name": "name",
            "called": null,
            "required": false
          },
          {
            "argument": "identifier",
            "at": "body",
            "name": "identifier",
            "called": null,
            "required": false
          },
          {
            "argument": "description",
            "at": "body",
            "name": "description",
            "called": null,
            "required": false
          },
          {
            "argument": "emoji",
            "at": "body",
            "name": "emoji",
            "called": null,
            "required": false
          },
          {
            "argument": "lead",
            "at": "body",
            "name": "lead_user_id",
            "called": "user",
            "required": false
          },
          {
            "argument": "is_public",
            "at": "body",
            "name": "is_public",
            "called": null,
            "required": false
          }
        ]
      }
    ]
  }
];
