-- The responses to requests with an idempotency key, for 24 hours. The owner is an account, or a credential without one.
-- `projects` lists the roles that the body of the request required. The response is null if it was too long.
CREATE TABLE idempotency_keys (
  owner {{text}} NOT NULL,
  key {{text}} NOT NULL,
  fingerprint {{text}} NOT NULL,
  projects {{text}} NOT NULL,
  status {{integer}} NOT NULL,
  headers {{text}} NOT NULL,
  response {{text}},
  created_at {{text}} NOT NULL,
  PRIMARY KEY (owner, key)
) {{strict}};

CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
