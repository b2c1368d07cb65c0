"""A factor judged with pandas, numpy and scipy: the peer of the factor bench.

Usage: factor.py FOLDER STOCKS DATES QUANTILES HORIZON,HORIZON… ROUNDS, where FOLDER holds prices.f64 and factor.f64,
raw doubles by date and stock. Definitions are alphalens's without its z-score filter, as libs/quant has them; the code
is what pandas does well, whole columns at a time. Prints JSON: the seconds of each round after the first, and the report.
"""

import json
import sys
import time

import numpy as np
import pandas as pd
from scipy import stats

YEAR = 252


def clean_rows(prices, factor, horizons, quantiles):
    """One row per date and stock with a factor and every forward return, with its quantile on the date."""
    columns = {"factor": factor.stack()}
    for horizon in horizons:
        columns[horizon] = (prices.shift(-horizon) / prices - 1).stack()
    rows = pd.DataFrame(columns).dropna()

    def bins(values):
        try:
            return pd.qcut(values, quantiles, labels=False) + 1
        except ValueError:
            return pd.Series(np.nan, index=values.index)

    rows["quantile"] = rows.groupby("date")["factor"].transform(bins)
    return rows.dropna().astype({"quantile": int})


def daily_correlation(left, right):
    """Pearson of two columns within each date."""
    left = left - left.groupby("date").transform("mean")
    right = right - right.groupby("date").transform("mean")
    of_date = lambda values: values.groupby("date").sum()
    return of_date(left * right) / np.sqrt(of_date(left * left) * of_date(right * right))


def summary(daily):
    values = daily.dropna()
    t, p = stats.ttest_1samp(values, 0)
    return {
        "days": len(values), "mean": values.mean(), "std": values.std(), "icir": values.mean() / values.std(),
        "t": t, "p": p, "skew": stats.skew(values), "kurtosis": stats.kurtosis(values),
        "sharePositive": (values > 0).mean(),
    }


def portfolio_weights(rows):
    """By the factor's distance from its mean, and long and short of its median in equal shares: gross 1 a date."""
    by_date = rows["factor"].groupby("date")
    away = rows["factor"] - by_date.transform("mean")
    demeaned = away / away.abs().groupby("date").transform("sum")
    side = np.sign(rows["factor"] - by_date.transform("median"))
    shares = (side / side.groupby(["date", side.rename("side")]).transform("size")).where(side != 0, 0.0)
    return {"demeaned": demeaned, "equalWeight": shares / shares.abs().groupby("date").transform("sum")}


def over_dates(daily):
    return {"mean": daily.mean().tolist(), "standardError": daily.sem().tolist()}


def turnover(quantile_of, horizon, quantiles):
    """Share of a date's names in each quantile that were not in it `horizon` dates before."""
    before = quantile_of.shift(horizon)
    changes = []
    for quantile in range(1, quantiles + 1):
        now, then = quantile_of.eq(quantile), before.eq(quantile)
        names = now.sum(axis=1)
        changes.append(((now & ~then).sum(axis=1) / names).where((names > 0) & then.any(axis=1)))
    return changes


def alpha_beta(portfolio, universe, horizon):
    beta, alpha = np.polyfit(universe, portfolio, 1)
    return {"annualAlpha": (1 + alpha) ** (YEAR / horizon) - 1, "beta": beta}


def judge(prices, factor, horizons, quantiles):
    dates = prices.index
    rows = clean_rows(prices, factor, horizons, quantiles)
    daily = lambda series: series.reindex(dates).tolist()
    by_date, by_quantile = rows.groupby("date"), rows.groupby(["date", "quantile"])
    ranks = by_date[["factor", *horizons]].rank()
    rank_of = ranks["factor"].unstack("stock").reindex(dates)
    quantile_of = rows["quantile"].unstack("stock").reindex(dates)
    weights = portfolio_weights(rows)
    report = {"rowsKept": len(rows), "rowsPerDay": by_date.size().reindex(dates, fill_value=0).tolist()}

    def put(path, horizon, value):
        place = report
        for name in path.split("."):
            place = place.setdefault(name, {})
        place[str(horizon)] = value

    for horizon in horizons:
        rank_ic = daily_correlation(ranks["factor"], ranks[horizon])
        ic = daily_correlation(rows["factor"], rows[horizon])
        put("rankIc", horizon, daily(rank_ic))
        put("rankIcSummary", horizon, summary(rank_ic))
        put("ic", horizon, daily(ic))
        put("icSummary", horizon, summary(ic))
        universe = by_date[horizon].mean()
        means, errors = (of.unstack("quantile") for of in (by_quantile[horizon].mean(), by_quantile[horizon].sem()))
        spread = means[quantiles] - means[1]
        put("quantileReturns.raw", horizon, over_dates(means))
        put("quantileReturns.demeaned", horizon, over_dates(means.sub(universe, axis=0)))
        put("spread", horizon, daily(spread))
        put("spreadError", horizon, daily(np.sqrt(errors[quantiles] ** 2 + errors[1] ** 2)))
        put("spreadMean", horizon, spread.mean())
        changes = turnover(quantile_of, horizon, quantiles)
        put("turnover", horizon, {
            "byQuantile": [change.mean() for change in changes],
            "bottom": daily(changes[0]), "top": daily(changes[-1]),
        })
        kept = rank_of.corrwith(rank_of.shift(horizon), axis=1)
        put("rankAutocorrelation", horizon, {"mean": kept.mean(), "daily": daily(kept)})
        portfolios = {name: (weight * rows[horizon]).groupby("date").sum() for name, weight in weights.items()}
        put("factorReturns.demeaned", horizon, daily(portfolios["demeaned"]))
        put("factorReturns.equalWeight", horizon, daily(portfolios["equalWeight"]))
        put("alphaBeta", horizon, alpha_beta(portfolios["demeaned"], universe, horizon))
    return report


def plain(value):
    if isinstance(value, dict):
        return {key: plain(of) for key, of in value.items()}
    if isinstance(value, list):
        return [plain(of) for of in value]
    if isinstance(value, (float, np.floating)):
        return float(value) if np.isfinite(value) else None
    return int(value) if isinstance(value, np.integer) else value


def panel(folder, name, dates, stocks):
    cells = np.fromfile(f"{folder}/{name}.f64").reshape(dates, stocks)
    return pd.DataFrame(cells).rename_axis(index="date", columns="stock")


def main():
    folder, stocks, dates, quantiles, horizons, rounds = sys.argv[1:]
    shape = int(dates), int(stocks)
    prices, factor = (panel(folder, name, *shape) for name in ("prices", "factor"))
    seconds = []
    for _ in range(int(rounds) + 1):
        began = time.perf_counter()
        report = json.dumps(plain(judge(prices, factor, [int(of) for of in horizons.split(",")], int(quantiles))))
        seconds.append(time.perf_counter() - began)
    # The first round warms the machine up.
    print(json.dumps({"seconds": seconds[1:], "report": json.loads(report)}))


if __name__ == "__main__":
    main()
