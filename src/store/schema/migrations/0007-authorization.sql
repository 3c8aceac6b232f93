-- A form of consent leads to one token at most: the code remembers which form it came from.
ALTER TABLE oauth_codes ADD COLUMN form {{text}};

CREATE UNIQUE INDEX oauth_codes_by_form ON oauth_codes (form);

CREATE INDEX oauth_codes_by_age ON oauth_codes (created_at);

CREATE INDEX oauth_codes_of_client ON oauth_codes (client_id);

CREATE INDEX oauth_codes_of_token ON oauth_codes (token_id);

CREATE INDEX oauth_devices_by_end ON oauth_devices (expires_at);

CREATE INDEX oauth_devices_of_client ON oauth_devices (client_id);

CREATE INDEX oauth_tokens_by_end ON oauth_tokens (expires_at);
