/**
 * Fills a panel with random-walk prices in cents, a fiftieth of them missing, and a factor with 3 in 100 missing;
 * the same every time.
 * @param {{ dates: number, stocks: number, prices: Float64Array, factor: Float64Array }} panel
 */
export function fillSamplePanel({ dates, stocks, prices, factor }) {
  let state = 20_260;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const spread = () => random() + random() + random() + random() - 2;
  for (let stock = 0; stock < stocks; stock += 1) {
    let price = 5 + random() * 60;
    for (let date = 0; date < dates; date += 1) {
      const cell = date * stocks + stock;
      price *= 1 + spread() * 0.02;
      prices[cell] = random() < 0.02 ? NaN : Math.round(price * 100) / 100;
      factor[cell] = random() < 0.03 ? NaN : spread();
    }
  }
}
