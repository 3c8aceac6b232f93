// One day's work in Go, with the client that ogen makes.
package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log"
	"net/textproto"
	"os"
	"reflect"
	"strings"
	"time"

	ht "github.com/ogen-go/ogen/http"
	"github.com/ogen-go/ogen/ogenerrors"

	"example.com/docket/docket"
)

// A session token; only calls that need one ask for it.
type token struct{ value string }

func (t *token) Bearer(context.Context, docket.OperationName) (docket.Bearer, error) {
	return docket.Bearer{Token: t.value}, nil
}

func (t *token) SessionCookie(context.Context, docket.OperationName) (docket.SessionCookie, error) {
	return docket.SessionCookie{}, ogenerrors.ErrSkipClientSecurity
}

var (
	ctx     = context.Background()
	signed  = &token{}
	api     = must(docket.NewClient(os.Getenv("DOCKET_URL"), signed))
	day     = time.Date(2026, 12, 24, 0, 0, 0, 0, time.UTC)
	content = append([]byte("\x89PNG\r\n\x1a\n"), everyByte()...)
)

func everyByte() []byte {
	all := make([]byte, 256)
	for value := range all {
		all[value] = byte(value)
	}
	return all
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

// The answer as the type that is expected.
func as[T any](answer any, err error) T {
	typed, ok := must(answer, err).(T)
	if !ok {
		log.Fatalf("it answered %T: %+v", answer, answer)
	}
	return typed
}

func equal(found, wanted any) {
	if !reflect.DeepEqual(found, wanted) {
		log.Fatalf("%v is not %v", found, wanted)
	}
}

func logIn(identity, password string) (docket.LogInRes, error) {
	return api.LogIn(ctx, &docket.LogIn{Identity: identity, Password: password})
}

func sevenIssues(project docket.Project) []docket.Issue {
	var issues []docket.Issue
	for number := 1; number <= 7; number++ {
		status := docket.IssueStatusTodo
		if number == 7 {
			status = docket.IssueStatusDone
		}
		body := docket.IssueCreate{
			ProjectID:  docket.ID(project.ID),
			Title:      docket.NewTitle(fmt.Sprintf("Buoy %d", number)),
			Status:     docket.NewOptIssueStatus(status),
			TargetDate: docket.NewOptNilDate(day),
		}
		made := as[*docket.IssueHeaders](api.CreateIssue(ctx, &body, docket.CreateIssueParams{})).Response
		equal(made.TargetDate.Value, day)
		issues = append(issues, made)
	}
	return issues
}

// Page by page, until one is not full.
func openTitles(project docket.Project) []string {
	var titles []string
	for offset := int64(0); offset < 100; offset += 4 {
		page := as[*docket.ListIssuesOKHeaders](api.ListIssues(ctx, docket.ListIssuesParams{
			ProjectID: docket.NewOptID(docket.ID(project.ID)),
			Status:    docket.NewOptIssueStatus(docket.IssueStatusTodo),
			OrderBy:   docket.NewOptListIssuesOrderBy(docket.ListIssuesOrderBySequence),
			Limit:     docket.NewOptInt64(4),
			Offset:    docket.NewOptInt64(offset),
		})).Response
		for _, issue := range page {
			titles = append(titles, string(issue.Title))
		}
		if len(page) < 4 {
			break
		}
	}
	return titles
}

func update(issue docket.Issue, body docket.IssueUpdate) (docket.UpdateIssueRes, error) {
	return api.UpdateIssue(ctx, &body, docket.UpdateIssueParams{ID: issue.ID})
}

func clearAndRename(issue docket.Issue) {
	clear := docket.IssueUpdate{}
	clear.TargetDate.SetToNull()
	cleared := as[*docket.UpdateIssueOKHeaders](update(issue, clear)).Response
	equal(cleared.TargetDate.Null, true)
	rename := func(title string) (docket.UpdateIssueRes, error) {
		return update(issue, docket.IssueUpdate{
			Title:       docket.NewOptNewTitle(docket.NewTitle(title)),
			ExpectedSeq: docket.NewOptInt64(cleared.Seq),
		})
	}
	equal(string(as[*docket.UpdateIssueOKHeaders](rename("Bell")).Response.Title), "Bell")
	stale := as[*docket.IssueStaleSeqRefusalHeaders](rename("Horn")).Response
	equal([]string{stale.Code, string(stale.Current.Title)}, []string{"stale_seq", "Bell"})
}

func sendAndFetchAFile(issue docket.Issue) {
	form := docket.AttachmentUploadMultipart{
		File: ht.MultipartFile{
			Name:   "chart.png",
			File:   bytes.NewReader(content),
			Header: textproto.MIMEHeader{"Content-Type": {"image/png"}},
		},
		EntityType: docket.NewOptAttachmentUploadMultipartEntityType(docket.AttachmentUploadMultipartEntityTypeIssue),
		EntityID:   docket.NewOptInt64(int64(issue.ID)),
	}
	sent := as[*docket.AttachmentUploadedHeaders](api.UploadAttachment(ctx, &form, docket.UploadAttachmentParams{}))
	params := docket.GetAttachmentParams{ID: docket.ID(sent.Response.ID)}
	got := as[*docket.GetAttachmentImagePNGOK](api.GetAttachment(ctx, params))
	equal(bytes.Equal(must(io.ReadAll(got.Response.Data)), content), true)
}

func searchAndExport(issue docket.Issue) {
	found := as[*docket.SearchOKHeaders](api.Search(ctx, docket.SearchParams{Query: "Bell"})).Response
	equal(len(found), 1)
	text := as[*docket.ExportIssueOKTextMarkdownHeaders](api.ExportIssue(ctx, docket.ExportIssueParams{Identifier: issue.Identifier}))
	equal(strings.Contains(string(must(io.ReadAll(text.Response.Data))), "# Bell"), true)
	packed := as[*docket.ExportProjectOKApplicationZipHeaders](api.ExportProject(ctx, docket.ExportProjectParams{Identifier: "HAR"}))
	equal(string(must(io.ReadAll(packed.Response.Data))[:2]), "PK")
	format := docket.NewOptProjectExportFormat(docket.ProjectExportFormatJSON)
	bundle := as[*docket.ExportBundleHeaders](api.ExportProject(ctx, docket.ExportProjectParams{Identifier: "HAR", Format: format}))
	equal(len(bundle.Response.Files) >= 7, true)
}

func deleteAndFollow(project docket.Project, renamed, gone docket.Issue) {
	comment := docket.CommentCreate{Content: "It rings."}
	made := as[*docket.CreateIssueCommentOKHeaders](api.CreateIssueComment(ctx, &comment, docket.CreateIssueCommentParams{IssueID: renamed.ID}))
	equal(made.Response.Content, "It rings.")
	equal(as[*docket.DeletedHeaders](api.DeleteIssue(ctx, docket.DeleteIssueParams{ID: gone.ID})).Response.Deleted, true)
	equal(as[*docket.NotFoundHeaders](api.GetIssue(ctx, docket.GetIssueParams{ID: gone.ID})).Response.Code, "not_found")
	params := docket.ListProjectChangesParams{ID: docket.ID(project.ID), Since: docket.NewOptInt64(0)}
	var titles, commenters []string
	var deleted []int64
	for _, change := range as[*docket.ProjectChangesHeaders](api.ListProjectChanges(ctx, params)).Response.Changes {
		switch one := change.OneOf; one.Type {
		case docket.ChangedIssueChangedSum:
			if one.ChangedIssue.Deleted {
				deleted = append(deleted, one.ChangedIssue.ID)
			} else if one.ChangedIssue.ID == int64(renamed.ID) {
				titles = append(titles, string(one.ChangedIssue.Title.Value))
			}
		case docket.ChangedCommentChangedSum:
			commenters = append(commenters, one.ChangedComment.Username.Value)
		}
	}
	equal(titles, []string{"Bell"})
	equal(deleted, []int64{int64(gone.ID)})
	equal(commenters, []string{"ada"})
}

func beThrottled() {
	var codes []string
	for time := 1; time <= 6; time++ {
		refused := as[*docket.LogInBadRequestRefusalHeaders](logIn("nobody", "wrong wrong wrong"))
		codes = append(codes, refused.Response.Code)
		equal(refused.RetryAfter.Set, time == 6)
	}
	equal(strings.Join(codes, " "), strings.Repeat("credentials_wrong ", 5)+"sign_in_throttled")
}

func main() {
	signed.value = as[*docket.SignedInHeaders](logIn("ada", os.Getenv("DOCKET_PASSWORD"))).Response.Token
	body := docket.ProjectCreate{Name: "Harbour", Identifier: "HAR"}
	project := as[*docket.ProjectHeaders](api.CreateProject(ctx, &body, docket.CreateProjectParams{})).Response
	issues := sevenIssues(project)
	equal(openTitles(project), strings.Split("Buoy 1,Buoy 2,Buoy 3,Buoy 4,Buoy 5,Buoy 6", ","))
	clearAndRename(issues[0])
	sendAndFetchAFile(issues[0])
	searchAndExport(issues[0])
	deleteAndFollow(project, issues[0], issues[1])
	beThrottled()
}
