-- A new issue takes the next number of its project in the statement that makes it, and its number is noted here.
CREATE TRIGGER issues_numbered AFTER INSERT ON issues BEGIN
  INSERT INTO sequences (project_id, kind, last) VALUES (NEW.project_id, 'issue', NEW.sequence)
  ON CONFLICT (project_id, kind) DO UPDATE SET last = max(last, excluded.last);
END;
