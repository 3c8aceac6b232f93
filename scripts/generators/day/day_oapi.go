// One day's work in Go, with the client that oapi-codegen makes.
package main

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"os"
	"reflect"
	"strings"
	"time"

	"github.com/oapi-codegen/nullable"
	"github.com/oapi-codegen/runtime/types"

	"example.com/docket"
)

var (
	ctx     = context.Background()
	token   string
	api     = must(docket.NewClientWithResponses(os.Getenv("DOCKET_URL"), docket.WithRequestEditorFn(authorize)))
	day     = types.Date{Time: time.Date(2026, 12, 24, 0, 0, 0, 0, time.UTC)}
	content = append([]byte("\x89PNG\r\n\x1a\n"), everyByte()...)
)

func authorize(_ context.Context, request *http.Request) error {
	request.Header.Set("Authorization", "Bearer "+token)
	return nil
}

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

func equal(found, wanted any) {
	if !reflect.DeepEqual(found, wanted) {
		log.Fatalf("%v is not %v", found, wanted)
	}
}

func to[T any](value T) *T { return &value }

func logIn(identity, password string) *docket.LogInResponse {
	return must(api.LogInWithResponse(ctx, docket.LogIn{Identity: identity, Password: password}))
}

func sevenIssues(project docket.Project) []docket.Issue {
	var issues []docket.Issue
	for number := 1; number <= 7; number++ {
		status := docket.IssueStatusTodo
		if number == 7 {
			status = docket.IssueStatusDone
		}
		body := docket.IssueCreate{
			ProjectId:  project.Id,
			Title:      fmt.Sprintf("Buoy %d", number),
			Status:     &status,
			TargetDate: nullable.NewNullableWithValue(day),
		}
		made := must(api.CreateIssueWithResponse(ctx, nil, body)).JSON200
		equal(must(made.TargetDate.Get()), day)
		issues = append(issues, *made)
	}
	return issues
}

// Page by page, until one is not full.
func openTitles(project docket.Project) []string {
	var titles []string
	for offset := int64(0); offset < 100; offset += 4 {
		page := *must(api.ListIssuesWithResponse(ctx, &docket.ListIssuesParams{
			ProjectId: &project.Id,
			Status:    to(docket.IssueStatusTodo),
			OrderBy:   to(docket.ListIssuesOrderBySequence),
			Limit:     to(int64(4)),
			Offset:    &offset,
		})).JSON200
		for _, issue := range page {
			titles = append(titles, issue.Title)
		}
		if len(page) < 4 {
			break
		}
	}
	return titles
}

func clearAndRename(issue docket.Issue) {
	renamed := must(api.UpdateIssueWithResponse(ctx, issue.Id, docket.IssueUpdate{Title: to("Bell")})).JSON200
	equal(renamed.Title, "Bell")
	equal(must(renamed.TargetDate.Get()), day)
	clear := docket.IssueUpdate{TargetDate: nullable.NewNullNullable[types.Date]()}
	cleared := must(api.UpdateIssueWithResponse(ctx, issue.Id, clear)).JSON200
	equal(cleared.TargetDate.IsNull(), true)
	stale := docket.IssueUpdate{Title: to("Horn"), ExpectedSeq: &renamed.Seq}
	refused := must(api.UpdateIssueWithResponse(ctx, issue.Id, stale)).JSON409
	equal([]string{string(refused.Code), refused.Current.Title}, []string{"stale_seq", "Bell"})
}

func sendAndFetchAFile(issue docket.Issue) {
	var form bytes.Buffer
	writer := multipart.NewWriter(&form)
	header := textproto.MIMEHeader{
		"Content-Disposition": {`form-data; name="file"; filename="chart.png"`},
		"Content-Type":        {"image/png"},
	}
	must(must(writer.CreatePart(header)).Write(content))
	for name, value := range map[string]string{"entity_type": "issue", "entity_id": fmt.Sprint(issue.Id)} {
		if err := writer.WriteField(name, value); err != nil {
			log.Fatal(err)
		}
	}
	writer.Close()
	sent := must(api.UploadAttachmentWithBodyWithResponse(ctx, nil, writer.FormDataContentType(), &form)).JSON200
	equal(bytes.Equal(must(api.GetAttachmentWithResponse(ctx, sent.Id, nil)).Body, content), true)
}

func searchAndExport(issue docket.Issue) {
	equal(len(*must(api.SearchWithResponse(ctx, &docket.SearchParams{Query: "Bell"})).JSON200), 1)
	text := must(api.ExportIssueWithResponse(ctx, issue.Identifier, nil)).Body
	equal(strings.Contains(string(text), "# Bell"), true)
	equal(string(must(api.ExportProjectWithResponse(ctx, "HAR", nil)).Body[:2]), "PK")
	params := docket.ExportProjectParams{Format: to(docket.ProjectExportFormatJson)}
	equal(len(must(api.ExportProjectWithResponse(ctx, "HAR", &params)).JSON200.Files) >= 7, true)
}

func deleteAndFollow(project docket.Project, renamed, gone docket.Issue) {
	comment := docket.CommentCreate{Content: "It rings."}
	equal(must(api.CreateIssueCommentWithResponse(ctx, renamed.Id, nil, comment)).JSON200.Content, "It rings.")
	equal(must(api.DeleteIssueWithResponse(ctx, gone.Id)).JSON200.Deleted, true)
	equal(string(must(api.GetIssueWithResponse(ctx, gone.Id)).JSON404.Code), "not_found")
	params := docket.ListProjectChangesParams{Since: to(int64(0))}
	var titles, commenters []string
	var deleted []int64
	for _, change := range must(api.ListProjectChangesWithResponse(ctx, project.Id, &params)).JSON200.Changes {
		switch one := must(change.ValueByDiscriminator()).(type) {
		case docket.ChangedIssue:
			if one.Deleted {
				deleted = append(deleted, one.Id)
			} else if one.Id == renamed.Id {
				titles = append(titles, *one.Title)
			}
		case docket.ChangedComment:
			commenters = append(commenters, *one.Username)
		}
	}
	equal(titles, []string{"Bell"})
	equal(deleted, []int64{gone.Id})
	equal(commenters, []string{"ada"})
}

func beThrottled() {
	var codes []string
	for time := 1; time <= 6; time++ {
		refused := logIn("nobody", "wrong wrong wrong")
		codes = append(codes, string(refused.JSON400.Code))
		equal(refused.HTTPResponse.Header.Get("Retry-After") != "", time == 6)
	}
	equal(strings.Join(codes, " "), strings.Repeat("credentials_wrong ", 5)+"sign_in_throttled")
}

func main() {
	token = logIn("ada", os.Getenv("DOCKET_PASSWORD")).JSON200.Token
	body := docket.ProjectCreate{Name: "Harbour", Identifier: "HAR"}
	project := *must(api.CreateProjectWithResponse(ctx, nil, body)).JSON200
	issues := sevenIssues(project)
	equal(openTitles(project), strings.Split("Buoy 1,Buoy 2,Buoy 3,Buoy 4,Buoy 5,Buoy 6", ","))
	clearAndRename(issues[0])
	sendAndFetchAFile(issues[0])
	searchAndExport(issues[0])
	deleteAndFollow(project, issues[0], issues[1])
	beThrottled()
}
