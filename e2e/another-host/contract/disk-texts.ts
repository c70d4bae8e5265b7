/** The texts about a folder on disk that users read. */
export const diskTexts = {
  selectAccount: {
    creation: "Please select a folder for deployment",
    settings: "Please select a folder",
  },
  allRequired: "All fields are required",
  invalidAddress: "Please enter the address of the folder",
  invalidKey: "The folder does not hold this key",
  notFound: "Folder not found",
  added: "Folder added successfully",
  addFailed: "Failed to add the folder",
  removed: "Folder removed successfully",
  deleteFailed: "Failed to remove the folder",
  confirmDelete: "Are you sure you want to remove this folder?",
  loadFailed: "Failed to load the folders",
  gone: "This folder no longer exists.",
} as const;
