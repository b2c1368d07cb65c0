/** The outcome of a promise as a function that can be called later: it returns the value, or throws the error. */
export async function settled<T>(promise: Promise<T>): Promise<() => T> {
  try {
    const value = await promise;
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
