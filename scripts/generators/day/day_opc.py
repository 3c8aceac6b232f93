"""One day's work in Python, with the client that openapi-python-client makes."""

import datetime
import os
from io import BytesIO

from .api.attachments import get_attachment, upload_attachment
from .api.comments import create_issue_comment
from .api.exports import export_issue, export_project
from .api.issues import create_issue, delete_issue, get_issue, list_issues, update_issue
from .api.projects import create_project
from .api.search import search
from .api.sessions import log_in
from .api.sync import list_project_changes
from .client import AuthenticatedClient, Client
from .models import (
    AttachmentUpload,
    AttachmentUploadEntityType,
    ChangedComment,
    ChangedIssue,
    CommentCreate,
    IssueCreate,
    IssueStaleSeqRefusal,
    IssueStatus,
    IssueUpdate,
    ListIssuesOrderBy,
    LogIn,
    LogInBadRequestRefusal,
    NotFoundRefusal,
    ProjectCreate,
    ProjectExportFormat,
)
from .types import File

URL = os.environ["DOCKET_URL"]
DAY = datetime.date(2026, 12, 24)
# It begins like a picture and has every byte, so it is not valid UTF-8.
BYTES = bytes.fromhex("89504e470d0a1a0a") + bytes(range(256))

anonymous = Client(base_url=URL)
signed_in = log_in.sync(client=anonymous, body=LogIn(identity="ada", password=os.environ["DOCKET_PASSWORD"]))
assert signed_in.user.username == "ada"
client = AuthenticatedClient(base_url=URL, token=signed_in.token)


def seven_issues():
    project = create_project.sync(client=client, body=ProjectCreate(name="Harbour", identifier="HAR"))
    made = []
    for number in range(1, 8):
        status = IssueStatus.DONE if number == 7 else IssueStatus.TODO
        wanted = IssueCreate(project_id=project.id, title=f"Buoy {number}", status=status, target_date=DAY)
        made.append(create_issue.sync(client=client, body=wanted))
    assert all(issue.target_date == DAY for issue in made)
    return made


def open_titles(project_id):
    """Page by page, until one is not full."""
    titles = []
    for offset in range(0, 100, 4):
        page = list_issues.sync(
            client=client,
            project_id=project_id,
            status=IssueStatus.TODO,
            order_by=ListIssuesOrderBy.SEQUENCE,
            limit=4,
            offset=offset,
        )
        titles += [issue.title for issue in page]
        if len(page) < 4:
            break
    return titles


def clear_and_rename(issue):
    cleared = update_issue.sync(issue.id, client=client, body=IssueUpdate(target_date=None))
    assert cleared.target_date is None
    renamed = update_issue.sync(issue.id, client=client, body=IssueUpdate(title="Bell", expected_seq=cleared.seq))
    assert renamed.title == "Bell"
    stale = update_issue.sync(issue.id, client=client, body=IssueUpdate(title="Horn", expected_seq=cleared.seq))
    assert isinstance(stale, IssueStaleSeqRefusal) and stale.code == "stale_seq", stale
    assert stale.current.title == "Bell"


def send_and_fetch_a_file(issue):
    body = AttachmentUpload(
        file=File(payload=BytesIO(BYTES), file_name="chart.png", mime_type="image/png"),
        entity_type=AttachmentUploadEntityType.ISSUE,
        entity_id=issue.id,
    )
    sent = upload_attachment.sync(client=client, body=body)
    assert get_attachment.sync(sent.id, client=client).payload.read() == BYTES


def search_and_export(identifier):
    assert [found.title for found in search.sync(client=client, query="Bell")] == ["Bell"]
    assert "# Bell" in export_issue.sync(identifier, client=client)
    bundle = export_project.sync("HAR", client=client, format_=ProjectExportFormat.JSON)
    assert any("# Bell" in file.content for file in bundle.files)
    # The function decodes the JSON of the two forms alone.
    packed = client.get_httpx_client().get("/api/export/projects/HAR")
    assert packed.content[:2] == b"PK"


def delete_and_follow(project_id, renamed, deleted):
    comment = create_issue_comment.sync(renamed, client=client, body=CommentCreate(content="It rings."))
    assert comment.content == "It rings."
    assert delete_issue.sync(deleted, client=client).deleted is True
    gone = get_issue.sync(deleted, client=client)
    assert isinstance(gone, NotFoundRefusal) and gone.code == "not_found", gone
    changes = list_project_changes.sync(project_id, client=client, since=0).changes
    titles = [one.title for one in changes if isinstance(one, ChangedIssue) and one.id == renamed]
    assert titles == ["Bell"], titles
    assert [(type(one), one.id) for one in changes if one.deleted] == [(ChangedIssue, deleted)]
    assert any(isinstance(one, ChangedComment) and one.username == "ada" for one in changes)


def be_throttled():
    codes = []
    for _ in range(6):
        answered = log_in.sync_detailed(client=anonymous, body=LogIn(identity="nobody", password="wrong wrong wrong"))
        assert isinstance(answered.parsed, LogInBadRequestRefusal)
        codes.append(str(answered.parsed.code))
    assert codes == ["credentials_wrong"] * 5 + ["sign_in_throttled"], codes
    assert int(answered.headers["Retry-After"]) > 0


first, second, *_ = seven_issues()
assert open_titles(first.project_id) == [f"Buoy {number}" for number in range(1, 7)]
clear_and_rename(first)
send_and_fetch_a_file(first)
search_and_export(first.identifier)
delete_and_follow(first.project_id, first.id, second.id)
be_throttled()
