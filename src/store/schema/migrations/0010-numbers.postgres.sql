-- A new issue takes the next number of its project in the statement that makes it, and its number is noted here.
CREATE FUNCTION note_number() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sequences AS noted (project_id, kind, last) VALUES (NEW.project_id, 'issue', NEW.sequence)
  ON CONFLICT (project_id, kind) DO UPDATE SET last = greatest(noted.last, excluded.last);
  RETURN NULL;
END $$;

CREATE TRIGGER issues_numbered AFTER INSERT ON issues FOR EACH ROW EXECUTE FUNCTION note_number();
