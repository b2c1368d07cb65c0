/** A case starts without what the one before it stored, also in the last moment of its page. */
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
