# One day's work in Ruby, with the client that openapi-generator makes.

$LOAD_PATH.unshift(File.join(__dir__, 'lib'))
require 'openapi_client'
require 'uri'

include OpenapiClient

CONFIGURATION = Configuration.new do |config|
  url = URI(ENV.fetch('DOCKET_URL'))
  config.scheme = url.scheme
  config.host = "#{url.host}:#{url.port}"
end
CLIENT = ApiClient.new(CONFIGURATION)
ISSUES = IssuesApi.new(CLIENT)
FILES = AttachmentsApi.new(CLIENT)
SESSIONS = SessionsApi.new(CLIENT)

def equal(found, wanted)
  raise "#{found.inspect} is not #{wanted.inspect}" unless found == wanted
end

# The body of the refusal with this status.
def refusal(status)
  yield
  raise "there was no #{status}"
rescue ApiError => error
  equal(error.code, status)
  JSON.parse(error.response_body)
end

def sign_in
  signed_in = SESSIONS.log_in(LogIn.new(identity: 'ada', password: ENV.fetch('DOCKET_PASSWORD')))
  equal(signed_in.user.username, 'ada')
  CONFIGURATION.access_token = signed_in.token
end

def seven_issues
  project = ProjectsApi.new(CLIENT).create_project(ProjectCreate.new(name: 'Harbour', identifier: 'HAR'))
  day = Date.new(2026, 12, 24)
  made = (1..7).map do |number|
    status = number == 7 ? IssueStatus::DONE : IssueStatus::TODO
    ISSUES.create_issue(IssueCreate.new(project_id: project.id, title: "Buoy #{number}", status: status, target_date: day))
  end
  made.each { |issue| equal(issue.target_date, day) }
  made
end

def clear_target_date(issue)
  cleared = ISSUES.update_issue(issue.id, IssueUpdate.new(target_date: nil))
  equal(cleared.target_date, nil)
end

# Page by page, until one is not full.
def open_titles(project_id)
  titles = []
  (0..100).step(4) do |offset|
    page = ISSUES.list_issues(project_id: project_id, status: IssueStatus::TODO, order_by: ListIssuesOrderBy::SEQUENCE, limit: 4, offset: offset)
    titles += page.map(&:title)
    return titles if page.length < 4
  end
end

def refuse_stale(issue)
  current = ISSUES.get_issue(issue.id)
  renamed = ISSUES.update_issue(issue.id, IssueUpdate.new(title: 'Bell', expected_seq: current.seq))
  equal(renamed.title, 'Bell')
  body = refusal(409) do
    ISSUES.update_issue(issue.id, IssueUpdate.new(title: 'Horn', expected_seq: current.seq))
  end
  equal([body['code'], body['current']['title']], %w[stale_seq Bell])
end

def comment_and_delete(commented, deleted)
  comment = CommentsApi.new(CLIENT).create_issue_comment(commented, CommentCreate.new(content: 'It rings.'))
  equal(comment.content, 'It rings.')
  equal(ISSUES.delete_issue(deleted).deleted, true)
  equal(refusal(404) { ISSUES.get_issue(deleted) }['code'], 'not_found')
end

# It begins like a picture and has every byte, so it is not valid UTF-8.
BYTES = "\x89PNG\r\n\x1A\n".b + (0..255).to_a.pack('C*') * 20

def send_and_fetch_a_file(issue)
  path = File.join(__dir__, 'chart.png')
  File.binwrite(path, BYTES)
  sent = FILES.upload_attachment(File.new(path, 'rb'), entity_type: 'issue', entity_id: issue.id)
  equal(sent.size, BYTES.bytesize)
  equal(File.binread(FILES.get_attachment(sent.id).path), BYTES)
end

def search_and_export(issue)
  found = SearchApi.new(CLIENT).search('Bell')
  equal(found.map(&:title), ['Bell'])
  raise 'the export has no heading' unless ExportsApi.new(CLIENT).export_issue(issue.identifier).include?('# Bell')
end

def follow_changes(project_id, renamed, deleted)
  changes = SyncApi.new(CLIENT).list_project_changes(project_id, since: 0).changes
  equal(changes.select { |change| change.is_a?(ChangedIssue) && change.id == renamed }.map(&:title), ['Bell'])
  equal(changes.select(&:deleted).map { |change| [change.class, change.id] }, [[ChangedIssue, deleted]])
  equal(changes.grep(ChangedComment).map(&:username), ['ada'])
end

def be_throttled
  codes = (1..6).map do
    refusal(400) { SESSIONS.log_in(LogIn.new(identity: 'nobody', password: 'wrong wrong wrong')) }['code']
  end
  equal(codes, ['credentials_wrong'] * 5 + ['sign_in_throttled'])
end

sign_in
first, second, = seven_issues
equal(open_titles(first.project_id), (1..6).map { |number| "Buoy #{number}" })
clear_target_date(first)
refuse_stale(first)
comment_and_delete(first.id, second.id)
send_and_fetch_a_file(first)
search_and_export(first)
follow_changes(first.project_id, first.id, second.id)
be_throttled
