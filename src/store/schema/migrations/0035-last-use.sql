-- beside
-- When credentials were last used, and from where. The beginning of a key, by which people know it again, is stored for new keys only.
ALTER TABLE api_keys ADD COLUMN prefix {{text}};
ALTER TABLE api_keys ADD COLUMN last_used_at {{text}};
ALTER TABLE sessions ADD COLUMN last_used_at {{text}};
ALTER TABLE sessions ADD COLUMN client {{text}};
