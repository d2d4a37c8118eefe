/** Key under which another tab announces in local storage that the section titles have changed. */
export const sectionConfigUpdateKey = 'sectionConfigUpdated';

/** Event on the window with which this tab announces the same. */
export const sectionConfigUpdatedEvent = 'sectionConfigUpdated';
