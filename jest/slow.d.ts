/** Begins a test that takes more CPU time than the budget of its kind, with the reason. */
declare function slow(reason: string): void;
