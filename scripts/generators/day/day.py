"""One day's work in Python, with the client that openapi-generator makes."""

import datetime
import os

import docket_client as docket
from docket_client.exceptions import BadRequestException, ConflictException, NotFoundException

configuration = docket.Configuration(host=os.environ["DOCKET_URL"])
client = docket.ApiClient(configuration)
issues = docket.IssuesApi(client)
sessions = docket.SessionsApi(client)


def sign_in():
    signed_in = sessions.log_in(docket.LogIn(identity="ada", password=os.environ["DOCKET_PASSWORD"]))
    assert signed_in.user.username == "ada"
    configuration.access_token = signed_in.token


def seven_issues():
    project = docket.ProjectsApi(client).create_project(docket.ProjectCreate(name="Harbour", identifier="HAR"))
    day = datetime.date(2026, 12, 24)
    made = []
    for number in range(1, 8):
        status = docket.IssueStatus.DONE if number == 7 else docket.IssueStatus.TODO
        wanted = docket.IssueCreate(project_id=project.id, title=f"Buoy {number}", status=status, target_date=day)
        made.append(issues.create_issue(wanted))
    assert all(issue.target_date == day for issue in made)
    return made


def open_titles(project_id):
    """Page by page, until one is not full."""
    titles = []
    for offset in range(0, 100, 4):
        page = issues.list_issues(
            project_id=project_id,
            status=docket.IssueStatus.TODO,
            order_by=docket.ListIssuesOrderBy.SEQUENCE,
            limit=4,
            offset=offset,
        )
        titles += [issue.title for issue in page]
        if len(page) < 4:
            break
    return titles


def refuse_stale(issue):
    renamed = issues.update_issue(issue.id, docket.IssueUpdate(title="Bell", expected_seq=issue.seq))
    assert renamed.title == "Bell"
    try:
        issues.update_issue(issue.id, docket.IssueUpdate(title="Horn", expected_seq=issue.seq))
        raise AssertionError("a stale change went through")
    except ConflictException as refused:
        assert isinstance(refused.data, docket.IssueStaleSeqRefusal)
        assert refused.data.code == "stale_seq"
        assert refused.data.current.title == "Bell"


def comment_and_delete(commented, deleted):
    comment = docket.CommentsApi(client).create_issue_comment(commented, docket.CommentCreate(content="It rings."))
    assert comment.content == "It rings."
    assert issues.delete_issue(deleted).deleted is True
    try:
        issues.get_issue(deleted)
        raise AssertionError("a deleted issue was answered")
    except NotFoundException as refused:
        assert isinstance(refused.data, docket.NotFoundRefusal)
        assert refused.data.code == "not_found"


def follow_changes(project_id, renamed, deleted):
    answer = docket.SyncApi(client).list_project_changes(project_id, since=0)
    changes = [change.actual_instance for change in answer.changes]
    titles = [c.title for c in changes if isinstance(c, docket.ChangedIssue) and c.id == renamed]
    assert titles == ["Bell"], titles
    gone = [(type(change), change.id) for change in changes if change.deleted]
    assert gone == [(docket.ChangedIssue, deleted)], gone
    assert any(isinstance(c, docket.ChangedComment) and c.username == "ada" for c in changes)


def be_throttled():
    codes = []
    for _ in range(6):
        try:
            sessions.log_in(docket.LogIn(identity="nobody", password="wrong wrong wrong"))
        except BadRequestException as refused:
            assert isinstance(refused.data, docket.LogInBadRequestRefusal)
            codes.append(refused.data.code)
            waits = refused.headers.get("Retry-After")
    assert codes == ["credentials_wrong"] * 5 + ["sign_in_throttled"], codes
    assert int(waits) > 0


sign_in()
first, second, *_ = seven_issues()
assert open_titles(first.project_id) == [f"Buoy {number}" for number in range(1, 7)]
refuse_stale(first)
comment_and_delete(first.id, second.id)
follow_changes(first.project_id, first.id, second.id)
be_throttled()
