//! The changes of one day in Rust, with the client that openapi-generator makes: decoded, not fetched.

use openapi::models::{Changed, ProjectChanges};

const CHANGES: &str = r#"{
  "changes": [
    { "kind": "issue", "seq": 3, "deleted": true, "id": 7 },
    { "kind": "issue", "seq": 4, "deleted": false, "id": 8, "title": "Bell", "field_to_come": { "rings": true } },
    { "kind": "page", "seq": 5, "deleted": false, "id": 2, "title": "Tides", "pinned": true },
    { "kind": "comment", "seq": 6, "deleted": false, "id": 1, "issue_id": 8, "page_id": null, "username": "ada" }
  ],
  "cursor": 6,
  "has_more": false
}"#;

#[test]
fn changes_are_distinguished_by_kind() {
    let answer: ProjectChanges = serde_json::from_str(CHANGES).expect("the changes decode");
    let texts: Vec<String> = answer.changes.iter().map(tell).collect();
    assert_eq!(texts, ["issue 7 is gone", "issue 8 is Bell", "page 2 is Tides", "comment 1 is by ada"]);
}

fn tell(change: &Changed) -> String {
    match change {
        Changed::Issue(issue) if issue.deleted => format!("issue {} is gone", issue.id),
        Changed::Issue(issue) => format!("issue {} is {}", issue.id, issue.title.as_deref().unwrap_or("")),
        Changed::Page(page) => format!("page {} is {}", page.id, page.title.as_deref().unwrap_or("")),
        Changed::Comment(comment) => {
            format!("comment {} is by {}", comment.id, comment.username.as_deref().unwrap_or(""))
        }
    }
}

/// What is decoded and written again is what was sent.
#[test]
fn a_change_is_written_with_its_kind() {
    let deleted = r#"{"kind":"page","deleted":true,"id":7,"seq":3}"#;
    let change: Changed = serde_json::from_str(deleted).expect("the change decodes");
    let written = serde_json::to_value(&change).expect("it is written");
    let sent: serde_json::Value = serde_json::from_str(deleted).expect("it is JSON");
    assert_eq!(written, sent);
}
