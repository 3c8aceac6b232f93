/** One day's work in Kotlin, with the client that openapi-generator makes for Gson. */
import java.time.LocalDate
import org.openapitools.client.apis.*
import org.openapitools.client.infrastructure.*
import org.openapitools.client.models.*

private val address = System.getenv("DOCKET_URL")
private val issues = IssuesApi(address)

fun main() {
    signIn()
    val (first, second) = sevenIssues()
    equal(openTitles(first.projectId), (1..6).map { "Buoy $it" })
    refuseStale(first)
    commentAndDelete(first.id, second.id)
    followChanges(first, second)
    beThrottled()
}

private fun signIn() {
    val signedIn = SessionsApi(address).logIn(LogIn("ada", System.getenv("DOCKET_PASSWORD")))
    equal(signedIn.user.username, "ada")
    ApiClient.accessToken = signedIn.token
}

private fun sevenIssues(): List<Issue> {
    val project = ProjectsApi(address).createProject(ProjectCreate(name = "Harbour", identifier = "HAR"))
    val day = LocalDate.of(2026, 12, 24)
    return (1..7).map { number ->
        val status = if (number == 7) IssueStatus.done else IssueStatus.todo
        val wanted = IssueCreate(project.id, "Buoy $number", status = status, targetDate = day)
        issues.createIssue(wanted).also { equal(it.targetDate, day) }
    }
}

/** Page by page, until one is not full. */
private fun openTitles(projectId: Long): List<String> {
    val titles = mutableListOf<String>()
    for (offset in 0L until 100L step 4L) {
        val page = issues.listIssues(
            projectId = projectId, status = IssueStatus.todo, orderBy = ListIssuesOrderBy.sequence,
            limit = 4L, offset = offset,
        )
        titles += page.map { it.title }
        if (page.size < 4) break
    }
    return titles
}

private fun refuseStale(issue: Issue) {
    val update = IssueUpdate(title = "Bell", expectedSeq = issue.seq)
    equal(issues.updateIssue(issue.id, update).title, "Bell")
    val refused = refused { issues.updateIssue(issue.id, update.copy(title = "Horn")) }
    equal(refused.statusCode, 409)
    val stale = typed<IssueStaleSeqRefusal>(refused)
    equal(stale.code, "stale_seq")
    equal(stale.current.title, "Bell")
}

private fun commentAndDelete(commented: Long, deleted: Long) {
    equal(CommentsApi(address).createIssueComment(commented, CommentCreate("It rings.")).content, "It rings.")
    equal(issues.deleteIssue(deleted).deleted, true)
    val refused = refused { issues.getIssue(deleted) }
    equal(refused.statusCode, 404)
    equal(typed<NotFoundRefusal>(refused).code, "not_found")
}

private fun followChanges(renamed: Issue, deleted: Issue) {
    val changes = SyncApi(address).listProjectChanges(renamed.projectId, since = 0L).changes.map { it.actualInstance }
    val changed = changes.filterIsInstance<ChangedIssue>()
    equal(changed.filter { it.deleted }.map { it.id }, listOf(deleted.id))
    equal(changed.filter { it.id == renamed.id }.map { it.title }, listOf("Bell"))
    equal(changes.filterIsInstance<ChangedComment>().map { it.username }, listOf("ada"))
}

private fun beThrottled() {
    val sessions = SessionsApi(address)
    for (attempt in 1..6) {
        val refused = refused { sessions.logIn(LogIn("nobody", "wrong wrong wrong")) }
        val code = typed<LogInBadRequestRefusal>(refused).code
        equal(code, if (attempt <= 5) "credentials_wrong" else "sign_in_throttled")
        if (attempt == 6) equal(refused.headers.keys.any { it.equals("Retry-After", ignoreCase = true) }, true)
    }
}

private fun refused(call: () -> Unit): ClientError<*> {
    try {
        call()
    } catch (refused: ClientException) {
        return refused.response as ClientError<*>
    }
    throw AssertionError("it was not refused")
}

/** The client leaves the body of what was refused as text; its types read it. */
private inline fun <reified T> typed(refused: ClientError<*>): T =
    Serializer.gson.fromJson(refused.body as String, T::class.java)

private fun equal(got: Any?, wanted: Any?) {
    if (got != wanted) throw AssertionError("got $got, wanted $wanted")
}
