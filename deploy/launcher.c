/*
 * The program `docket` of a release: starts the Node beside it with the C library beside it, so that a release runs on any Linux,
 * also where there is neither a shell nor a library. Called `node`, it is that Node, for the processes that the server forks.
 * Linked statically by `npm run release`.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#define MOST_OPTIONS 16

/* The options of bin/docket: docs/guides/operating.md explains them. */
static const char *const OF_SERVER[] = {"--max-semi-space-size=4", "--heap-growing-percent=100"};

static char home[PATH_MAX];

/* Without /proc, as in an empty chroot, the kernel still says what it executed. */
static void find_home(void) {
  char found[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", found, sizeof found - 1);
  if (length > 0) found[length] = '\0';
  else snprintf(found, sizeof found, "%s", (const char *)getauxval(AT_EXECFN));
  if (realpath(found, home) == NULL) snprintf(home, sizeof home, "%s", found);
  char *slash = strrchr(home, '/');
  if (slash != NULL) *slash = '\0';
}

/* A path below the folder of the release; it lives until the process is replaced. */
static char *below(const char *name) {
  char *path = malloc(strlen(home) + strlen(name) + 2);
  if (path == NULL) exit(1);
  sprintf(path, "%s/%s", home, name);
  return path;
}

int main(int count, char **words) {
  find_home();
  setenv("MALLOC_ARENA_MAX", "2", 0);
  setenv("MALLOC_MMAP_THRESHOLD_", "1048576", 0);
  setenv("MALLOC_TRIM_THRESHOLD_", "4194304", 0);
  setenv("RELEASE_NODE", below("node"), 1);
  const char *slash = strrchr(words[0], '/');
  int is_node = strcmp(slash == NULL ? words[0] : slash + 1, "node") == 0;
  char *loader = below("lib/ld-linux-x86-64.so.2");
  char **all = calloc(count + MOST_OPTIONS, sizeof *all);
  if (all == NULL) return 1;
  int place = 0;
  all[place++] = loader;
  all[place++] = "--library-path";
  all[place++] = below("lib");
  all[place++] = below("lib/node");
  if (!is_node) {
    for (size_t option = 0; option < sizeof OF_SERVER / sizeof *OF_SERVER; option++)
      all[place++] = (char *)OF_SERVER[option];
    all[place++] = "--require";
    all[place++] = below("lib/exec-path.cjs");
    all[place++] = below("dist/main.js");
  }
  for (int word = 1; word < count; word++) all[place++] = words[word];
  execv(loader, all);
  fprintf(stderr, "docket: the release is not complete: %s cannot be run.\n", loader);
  return 1;
}
