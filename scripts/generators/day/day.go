// One day's work in Go, with the client that openapi-generator makes.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"reflect"

	docket "example.com/docket"
)

var (
	client *docket.APIClient
	ctx    = context.Background()
)

func main() {
	configuration := docket.NewConfiguration()
	configuration.Servers = docket.ServerConfigurations{{URL: os.Getenv("DOCKET_URL")}}
	client = docket.NewAPIClient(configuration)
	signIn()
	made := sevenIssues()
	first, second := made[0], made[1]
	var wanted []string
	for number := 1; number <= 6; number++ {
		wanted = append(wanted, fmt.Sprintf("Buoy %d", number))
	}
	equal(openTitles(first.ProjectId), wanted)
	refuseStale(first)
	commentAndDelete(first.Id, second.Id)
	followChanges(first.ProjectId, first.Id, second.Id)
	beThrottled()
}

func signIn() {
	body := docket.NewLogIn("ada", os.Getenv("DOCKET_PASSWORD"))
	signedIn, _, err := client.SessionsAPI.LogIn(ctx).LogIn(*body).Execute()
	must(err)
	equal(signedIn.User.Username, "ada")
	ctx = context.WithValue(ctx, docket.ContextAccessToken, signedIn.Token)
}

func sevenIssues() []docket.Issue {
	body := docket.NewProjectCreate("Harbour", "HAR")
	project, _, err := client.ProjectsAPI.CreateProject(ctx).ProjectCreate(*body).Execute()
	must(err)
	var made []docket.Issue
	for number := 1; number <= 7; number++ {
		wanted := docket.NewIssueCreate(project.Id, fmt.Sprintf("Buoy %d", number))
		wanted.SetTargetDate("2026-12-24")
		wanted.SetStatus(docket.ISSUESTATUS_TODO)
		if number == 7 {
			wanted.SetStatus(docket.ISSUESTATUS_DONE)
		}
		issue, _, err := client.IssuesAPI.CreateIssue(ctx).IssueCreate(*wanted).Execute()
		must(err)
		equal(issue.GetTargetDate(), "2026-12-24")
		made = append(made, *issue)
	}
	return made
}

// openTitles reads page by page, until one is not full.
func openTitles(projectID int64) []string {
	var titles []string
	for offset := int64(0); offset < 100; offset += 4 {
		page, _, err := client.IssuesAPI.ListIssues(ctx).ProjectId(projectID).Status(docket.ISSUESTATUS_TODO).
			OrderBy(docket.LISTISSUESORDERBY_SEQUENCE).Limit(4).Offset(offset).Execute()
		must(err)
		for _, issue := range page {
			titles = append(titles, issue.Title)
		}
		if len(page) < 4 {
			break
		}
	}
	return titles
}

func refuseStale(issue docket.Issue) {
	update := docket.NewIssueUpdate()
	update.SetExpectedSeq(issue.Seq)
	update.SetTitle("Bell")
	renamed, _, err := client.IssuesAPI.UpdateIssue(ctx, issue.Id).IssueUpdate(*update).Execute()
	must(err)
	equal(renamed.Title, "Bell")
	update.SetTitle("Horn")
	_, _, err = client.IssuesAPI.UpdateIssue(ctx, issue.Id).IssueUpdate(*update).Execute()
	stale := refusal[docket.IssueStaleSeqRefusal](err)
	equal(stale.Code, "stale_seq")
	equal(stale.Current.Title, "Bell")
}

func commentAndDelete(commented, deleted int64) {
	body := docket.NewCommentCreate("It rings.")
	comment, _, err := client.CommentsAPI.CreateIssueComment(ctx, commented).CommentCreate(*body).Execute()
	must(err)
	equal(comment.Content, "It rings.")
	gone, _, err := client.IssuesAPI.DeleteIssue(ctx, deleted).Execute()
	must(err)
	equal(gone.Deleted, true)
	_, _, err = client.IssuesAPI.GetIssue(ctx, deleted).Execute()
	equal(refusal[docket.NotFoundRefusal](err).Code, "not_found")
}

func followChanges(projectID, renamed, deleted int64) {
	answer, _, err := client.SyncAPI.ListProjectChanges(ctx, projectID).Since(0).Execute()
	must(err)
	var titles, gone, authors []string
	for _, change := range answer.Changes {
		switch row := change.GetActualInstance().(type) {
		case *docket.ChangedIssue:
			if row.Deleted {
				gone = append(gone, fmt.Sprint(row.Id))
			} else if row.Id == renamed {
				titles = append(titles, row.GetTitle())
			}
		case *docket.ChangedComment:
			authors = append(authors, row.GetUsername())
		}
	}
	equal(titles, []string{"Bell"})
	equal(gone, []string{fmt.Sprint(deleted)})
	equal(authors, []string{"ada"})
}

func beThrottled() {
	body := docket.NewLogIn("nobody", "wrong wrong wrong")
	for attempt := 1; attempt <= 6; attempt++ {
		_, response, err := client.SessionsAPI.LogIn(ctx).LogIn(*body).Execute()
		code := refusal[docket.LogInBadRequestRefusal](err).Code
		if attempt <= 5 {
			equal(code, "credentials_wrong")
			continue
		}
		equal(code, "sign_in_throttled")
		equal(response.Header.Get("Retry-After") != "", true)
	}
}

// refusal is the typed body of what was refused.
func refusal[T any](err error) T {
	var refused *docket.GenericOpenAPIError
	if !errors.As(err, &refused) {
		panic(fmt.Sprintf("not a refusal: %v", err))
	}
	typed, ok := refused.Model().(T)
	if !ok {
		panic(fmt.Sprintf("a refusal of another type: %T, %s", refused.Model(), refused.Body()))
	}
	return typed
}

func must(err error) {
	if err != nil {
		var refused *docket.GenericOpenAPIError
		if errors.As(err, &refused) {
			panic(fmt.Sprintf("%v: %s", err, refused.Body()))
		}
		panic(err)
	}
}

func equal(got, wanted any) {
	if !reflect.DeepEqual(got, wanted) {
		panic(fmt.Sprintf("got %v, wanted %v", got, wanted))
	}
}
