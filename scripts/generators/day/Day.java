/** One day's work in Java, with the client that openapi-generator makes for the library `native`. */
import com.fasterxml.jackson.core.JsonProcessingException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openapitools.client.*;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

public final class Day {
  private static final ApiClient client = new ApiClient();
  private static String token = "";

  public static void main(String[] words) throws Exception {
    client.updateBaseUri(System.getenv("DOCKET_URL"));
    client.setRequestInterceptor(request -> {
      if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
    });
    signIn();
    List<Issue> made = sevenIssues();
    Issue first = made.get(0);
    Issue second = made.get(1);
    List<String> wanted = IntStream.rangeClosed(1, 6).mapToObj(number -> "Buoy " + number).collect(Collectors.toList());
    equal(openTitles(first.getProjectId()), wanted);
    refuseStale(first);
    commentAndDelete(first.getId(), second.getId());
    followChanges(first.getProjectId(), first.getId(), second.getId());
    beThrottled();
  }

  private static void signIn() throws ApiException {
    LogIn body = new LogIn().identity("ada").password(System.getenv("DOCKET_PASSWORD"));
    SignedIn signedIn = new SessionsApi(client).logIn(body);
    equal(signedIn.getUser().getUsername(), "ada");
    token = signedIn.getToken();
  }

  private static List<Issue> sevenIssues() throws ApiException {
    Project project = new ProjectsApi(client).createProject(
        new ProjectCreate().name("Harbour").identifier("HAR"), null);
    LocalDate day = LocalDate.of(2026, 12, 24);
    List<Issue> made = new ArrayList<>();
    for (int number = 1; number <= 7; number++) {
      IssueStatus status = number == 7 ? IssueStatus.DONE : IssueStatus.TODO;
      IssueCreate wanted = new IssueCreate().projectId(project.getId()).title("Buoy " + number).status(status);
      Issue issue = new IssuesApi(client).createIssue(wanted.targetDate(day), null);
      equal(issue.getTargetDate(), day);
      made.add(issue);
    }
    return made;
  }

  /** Page by page, until one is not full. */
  private static List<String> openTitles(Long projectId) throws ApiException {
    List<String> titles = new ArrayList<>();
    for (long offset = 0; offset < 100; offset += 4) {
      List<ListedIssue> page = new IssuesApi(client).listIssues(
          null, projectId, IssueStatus.TODO, null, null, null, null, null, null, null, null, null, null, null, null,
          ListIssuesOrderBy.SEQUENCE, null, 4L, offset);
      page.forEach(issue -> titles.add(issue.getTitle()));
      if (page.size() < 4) break;
    }
    return titles;
  }

  private static void refuseStale(Issue issue) throws Exception {
    IssuesApi issues = new IssuesApi(client);
    IssueUpdate update = new IssueUpdate().title("Bell").expectedSeq(issue.getSeq());
    equal(issues.updateIssue(issue.getId(), update).getTitle(), "Bell");
    ApiException refused = refused(() -> issues.updateIssue(issue.getId(), update.title("Horn")));
    equal(refused.getCode(), 409);
    IssueStaleSeqRefusal stale = typed(refused, IssueStaleSeqRefusal.class);
    equal(stale.getCode(), "stale_seq");
    equal(stale.getCurrent().getTitle(), "Bell");
  }

  private static void commentAndDelete(Long commented, Long deleted) throws Exception {
    Comment comment = new CommentsApi(client).createIssueComment(
        commented, new CommentCreate().content("It rings."), null);
    equal(comment.getContent(), "It rings.");
    IssuesApi issues = new IssuesApi(client);
    equal(issues.deleteIssue(deleted).getDeleted(), true);
    ApiException refused = refused(() -> issues.getIssue(deleted));
    equal(refused.getCode(), 404);
    equal(typed(refused, NotFoundRefusal.class).getCode(), "not_found");
  }

  private static void followChanges(Long projectId, Long renamed, Long deleted) throws ApiException {
    List<String> titles = new ArrayList<>();
    List<Long> gone = new ArrayList<>();
    List<String> authors = new ArrayList<>();
    for (Changed change : new SyncApi(client).listProjectChanges(projectId, 0L, null, null).getChanges()) {
      if (change.getActualInstance() instanceof ChangedIssue) {
        ChangedIssue issue = change.getChangedIssue();
        if (issue.getDeleted()) gone.add(issue.getId());
        else if (issue.getId().equals(renamed)) titles.add(issue.getTitle());
      }
      if (change.getActualInstance() instanceof ChangedComment) authors.add(change.getChangedComment().getUsername());
    }
    equal(titles, List.of("Bell"));
    equal(gone, List.of(deleted));
    equal(authors, List.of("ada"));
  }

  private static void beThrottled() throws Exception {
    SessionsApi sessions = new SessionsApi(client);
    LogIn body = new LogIn().identity("nobody").password("wrong wrong wrong");
    for (int attempt = 1; attempt <= 6; attempt++) {
      ApiException refused = refused(() -> sessions.logIn(body));
      String code = typed(refused, LogInBadRequestRefusal.class).getCode();
      equal(code, attempt <= 5 ? "credentials_wrong" : "sign_in_throttled");
      if (attempt == 6) equal(refused.getResponseHeaders().firstValue("Retry-After").isPresent(), true);
    }
  }

  private interface Call {
    void run() throws ApiException;
  }

  private static ApiException refused(Call call) {
    try {
      call.run();
    } catch (ApiException refused) {
      return refused;
    }
    throw new AssertionError("it was not refused");
  }

  /** The client leaves the body of what was refused as text; its types read it. */
  private static <T> T typed(ApiException refused, Class<T> type) throws JsonProcessingException {
    return client.getObjectMapper().readValue(refused.getResponseBody(), type);
  }

  private static void equal(Object got, Object wanted) {
    if (!Objects.equals(got, wanted)) throw new AssertionError("got " + got + ", wanted " + wanted);
  }
}
