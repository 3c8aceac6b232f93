// Node was started by the loader beside it, which it would take for itself when it forks.
process.execPath = process.env.RELEASE_NODE ?? process.execPath;
