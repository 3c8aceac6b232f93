-- beside
-- Administrative acts. Names are those of the time, because what they name may be gone.
CREATE TABLE audit (
  id {{id}},
  at {{text}} NOT NULL,
  action {{text}} NOT NULL,
  actor_id {{integer}},
  actor_username {{text}},
  actor_folded {{text}},
  credential_kind {{text}} NOT NULL,
  credential_id {{integer}},
  client {{text}},
  request_id {{text}},
  target_kind {{text}} NOT NULL,
  target_id {{integer}},
  target_name {{text}} NOT NULL,
  target_folded {{text}} NOT NULL,
  -- JSON objects.
  values_before {{text}},
  values_after {{text}}
) {{strict}};

CREATE INDEX audit_by_time ON audit (at);
CREATE INDEX audit_by_actor ON audit (actor_folded, id);
CREATE INDEX audit_by_action ON audit (action, id);
CREATE INDEX audit_by_target ON audit (target_folded, id);
