-- Code hosts take the names of repositories in any case, so an import finds again what an earlier one brought under another.
CREATE INDEX issues_by_folded_source ON issues (lower(source)) WHERE source IS NOT NULL AND deleted_at IS NULL;
