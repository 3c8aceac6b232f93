-- Who may call: accounts, their credentials, the OAuth clients that act for them, and what is counted against them.

-- A bot is the account of a connected tool: it has an owner and no password. A deleted bot keeps its row, so that
-- what it wrote keeps its author, and gives its username back.
CREATE TABLE users (
  id {{id}},
  username {{text}} NOT NULL,
  username_folded {{text}} UNIQUE,
  email {{text}} NOT NULL,
  email_folded {{text}} UNIQUE,
  display_name {{text}} NOT NULL,
  password_hash {{text}},
  is_admin {{integer}} NOT NULL DEFAULT 0 CHECK (is_admin IN (0, 1)),
  is_active {{integer}} NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  owner_id {{integer}} REFERENCES users (id),
  tool {{text}},
  created_at {{text}} NOT NULL,
  updated_at {{text}} NOT NULL,
  deleted_at {{text}}
) {{strict}};

CREATE UNIQUE INDEX users_tools ON users (owner_id, tool) WHERE deleted_at IS NULL;

CREATE TABLE sessions (
  id {{id}},
  user_id {{integer}} NOT NULL REFERENCES users (id),
  token_hash {{text}} NOT NULL UNIQUE,
  created_at {{text}} NOT NULL,
  expires_at {{text}} NOT NULL
) {{strict}};

CREATE INDEX sessions_of_user ON sessions (user_id);

CREATE INDEX sessions_by_end ON sessions (expires_at);

-- A key without a user is the operator's: it acts with an administrator's authority and as nobody.
CREATE TABLE api_keys (
  id {{id}},
  user_id {{integer}} REFERENCES users (id),
  name {{text}} NOT NULL,
  name_folded {{text}} NOT NULL,
  key_hash {{text}} NOT NULL UNIQUE,
  created_at {{text}} NOT NULL,
  expires_at {{text}},
  revoked_at {{text}}
) {{strict}};

CREATE UNIQUE INDEX api_keys_active_name ON api_keys (name_folded) WHERE revoked_at IS NULL;

CREATE INDEX api_keys_by_name ON api_keys (name_folded);

CREATE INDEX api_keys_of_user ON api_keys (user_id);

CREATE TABLE oauth_clients (
  id {{text}} PRIMARY KEY,
  name {{text}} NOT NULL,
  redirect_uris {{text}} NOT NULL,
  grant_types {{text}} NOT NULL,
  response_types {{text}} NOT NULL,
  created_at {{text}} NOT NULL,
  used_at {{text}}
) {{strict}};

CREATE TABLE oauth_tokens (
  id {{id}},
  token_hash {{text}} NOT NULL UNIQUE,
  client_id {{text}} NOT NULL REFERENCES oauth_clients (id),
  user_id {{integer}} NOT NULL REFERENCES users (id),
  created_at {{text}} NOT NULL,
  expires_at {{text}} NOT NULL,
  revoked_at {{text}}
) {{strict}};

CREATE INDEX oauth_tokens_of_user ON oauth_tokens (user_id);

CREATE INDEX oauth_tokens_of_client ON oauth_tokens (client_id);

-- user_id is the tool's account that a token would act as; approver_id the person who said yes.
CREATE TABLE oauth_codes (
  id {{id}},
  code_hash {{text}} NOT NULL UNIQUE,
  client_id {{text}} NOT NULL REFERENCES oauth_clients (id),
  redirect_uri {{text}} NOT NULL,
  code_challenge {{text}} NOT NULL,
  approver_id {{integer}} NOT NULL REFERENCES users (id),
  user_id {{integer}} NOT NULL REFERENCES users (id),
  token_id {{integer}} REFERENCES oauth_tokens (id),
  created_at {{text}} NOT NULL,
  expires_at {{text}} NOT NULL,
  used_at {{text}},
  burned_at {{text}}
) {{strict}};

CREATE INDEX oauth_codes_of_approver ON oauth_codes (approver_id);

CREATE TABLE oauth_devices (
  id {{id}},
  device_code_hash {{text}} NOT NULL UNIQUE,
  user_code {{text}} NOT NULL UNIQUE,
  client_id {{text}} NOT NULL REFERENCES oauth_clients (id),
  state {{text}} NOT NULL CHECK (state IN ('pending', 'approved', 'denied', 'gathered')),
  approver_id {{integer}} REFERENCES users (id),
  user_id {{integer}} REFERENCES users (id),
  created_at {{text}} NOT NULL,
  expires_at {{text}} NOT NULL,
  polled_at {{text}}
) {{strict}};

CREATE INDEX oauth_devices_of_approver ON oauth_devices (approver_id);

-- One row for each setting that has ever been changed; the value is JSON.
CREATE TABLE settings (
  name {{text}} PRIMARY KEY,
  value {{text}} NOT NULL
) {{strict}};

-- What has been spent of a budget, since when; the key names the budget and whom it counts.
CREATE TABLE budgets (
  key {{text}} PRIMARY KEY,
  spent {{integer}} NOT NULL,
  since {{text}} NOT NULL
) {{strict}};

CREATE INDEX budgets_by_age ON budgets (since);
