"""Factor statistics by pandas and scipy: the reference for libs/quant.

Prints cases with their expected figures as JSON: python3 factor_reference.py > factor-cases.json
Made with pandas 1.5.3, numpy 1.24.2, scipy 1.10.1.
"""

import json
import warnings

import numpy as np
import pandas as pd
from scipy import stats

warnings.filterwarnings("ignore")

CASES = [
    {"dates": 30, "stocks": 40, "horizons": [1, 5], "quantiles": 5, "industries": 4, "seed": 1},
    {"dates": 30, "stocks": 40, "horizons": [1, 5, 10], "quantiles": 5, "industries": 4, "seed": 2, "ties": True},
    {"dates": 25, "stocks": 30, "horizons": [1, 2], "quantiles": 3, "industries": 2, "seed": 3, "ties": True,
     "binBy": "industry"},
    {"dates": 12, "stocks": 6, "horizons": [1], "quantiles": 2, "industries": 2, "seed": 4},
]


def panel(case):
    """Prices with gaps, late listings and delistings; a factor with gaps and one constant day."""
    random = np.random.default_rng(case["seed"])
    dates, stocks = case["dates"], case["stocks"]
    prices = np.round(10 * np.exp(np.cumsum(random.normal(0, 0.02, (dates, stocks)), 0)), 2)
    prices[random.random((dates, stocks)) < 0.04] = np.nan
    for stock in range(0, stocks, 7):
        prices[: random.integers(0, dates // 2), stock] = np.nan
    for stock in range(0, stocks, 11):
        prices[random.integers(dates // 2, dates):, stock] = np.nan
    factor = random.normal(0, 1, (dates, stocks))
    if case.get("ties"):
        factor = np.round(factor, 1)
    factor[random.random((dates, stocks)) < 0.05] = np.nan
    factor[4] = 3.0
    return prices, factor, random.integers(0, case["industries"], stocks)


def clean_rows(prices, factor, industry, case):
    """One row per date and stock with a factor and every forward return, and its quantile."""
    closes = pd.DataFrame(prices)
    rows = pd.DataFrame(factor).stack().rename_axis(["date", "stock"]).to_frame("factor")
    for horizon in case["horizons"]:
        rows[horizon] = (closes.shift(-horizon) / closes - 1).stack()
    rows = rows.dropna()
    rows["industry"] = industry[rows.index.get_level_values("stock")]

    def bins(values):
        try:
            return pd.qcut(values, case["quantiles"], labels=False) + 1
        except ValueError:
            return pd.Series(np.nan, index=values.index)

    keys = ["date", "industry"] if case.get("binBy") == "industry" else ["date"]
    rows["quantile"] = rows.groupby(keys)["factor"].transform(bins)
    rows = rows.dropna()
    rows["quantile"] = rows["quantile"].astype(int)
    return rows


def summary(series):
    values = series.dropna()
    t, p = stats.ttest_1samp(values, 0)
    return {
        "days": len(values), "mean": values.mean(), "std": values.std(), "icir": values.mean() / values.std(),
        "t": t, "p": p, "skew": stats.skew(values), "kurtosis": stats.kurtosis(values),
        "sharePositive": (values > 0).mean(),
    }


def by_mean(factor):
    deviations = factor - factor.mean()
    return deviations / deviations.abs().sum()


def by_side(factor):
    away = factor - factor.median()
    weights = away * 0.0
    for side in (-1.0, 1.0):
        chosen = np.sign(away) == side
        if chosen.any():
            weights[chosen] = side / chosen.sum()
    return weights / weights.abs().sum()


def rank_correlation(rows, column):
    return rows["factor"].rank().corr(rows[column].rank()) if len(rows) > 1 else np.nan


def turnover(rows, quantile, horizon):
    names = rows[rows["quantile"] == quantile].reset_index().groupby("date")["stock"].agg(set)
    return pd.Series({
        date: len(names[date] - names[date - horizon]) / len(names[date]) if date - horizon in names.index else np.nan
        for date in names.index
    })


def expected(rows, case):
    dates, quantiles = case["dates"], range(1, case["quantiles"] + 1)
    daily = lambda series: series.reindex(range(dates)).tolist()
    by_date = rows.groupby("date")
    ranks = by_date["factor"].rank().unstack("stock").reindex(range(dates))
    weights = {"demeaned": by_date["factor"].transform(by_mean), "equalWeight": by_date["factor"].transform(by_side)}
    within = rows.groupby(["date", "industry"])["factor"].transform(by_mean)
    weights["industryNeutral"] = within / within.abs().groupby("date").transform("sum")
    out = {
        "rowsKept": len(rows), "rowsPerDay": by_date.size().reindex(range(dates), fill_value=0).tolist(),
        "rankIc": {}, "ic": {}, "rankIcSummary": {}, "icSummary": {}, "spread": {}, "spreadMean": {}, "turnover": {},
        "rankAutocorrelation": {}, "alphaBeta": {}, "rankIcIndustryNeutral": {},
        "quantileReturns": {"raw": {}, "demeaned": {}, "industryNeutral": {}},
        "factorReturns": {"demeaned": {}, "equalWeight": {}, "industryNeutral": {}},
        "rankIcByIndustry": [{} for _ in range(case["industries"])],
    }
    for horizon in case["horizons"]:
        key, returns = str(horizon), rows[horizon]
        rank_ic = by_date.apply(rank_correlation, horizon)
        ic = by_date.apply(lambda of: of["factor"].corr(of[horizon]))
        out["rankIc"][key], out["rankIcSummary"][key] = daily(rank_ic), summary(rank_ic)
        out["ic"][key], out["icSummary"][key] = daily(ic), summary(ic)
        neutral = returns - rows.groupby(["date", "industry"])[horizon].transform("mean")
        kinds = {"raw": returns, "demeaned": returns - by_date[horizon].transform("mean"), "industryNeutral": neutral}
        for name, values in kinds.items():
            means = values.groupby([rows.index.get_level_values("date"), rows["quantile"]]).mean().unstack()
            means = means.reindex(columns=quantiles)
            out["quantileReturns"][name][key] = {
                "mean": means.mean().tolist(), "standardError": (means.std() / np.sqrt(means.count())).tolist(),
            }
            if name == "raw":
                spread = means[case["quantiles"]] - means[1]
                out["spread"][key], out["spreadMean"][key] = daily(spread), spread.mean()
        out["rankIcIndustryNeutral"][key] = daily(
            rows.assign(neutral=neutral).groupby("date").apply(rank_correlation, "neutral"))
        for industry, means in enumerate(out["rankIcByIndustry"]):
            own = rows[rows["industry"] == industry]
            means[key] = own.groupby("date").apply(rank_correlation, horizon).mean()
        changes = [turnover(rows, quantile, horizon) for quantile in quantiles]
        out["turnover"][key] = {
            "byQuantile": [change.mean() for change in changes],
            "bottom": daily(changes[0]), "top": daily(changes[-1]),
        }
        kept = ranks.corrwith(ranks.shift(horizon), axis=1)
        out["rankAutocorrelation"][key] = {"mean": kept.mean(), "daily": daily(kept)}
        portfolios = {name: (weight * returns).groupby("date").sum() for name, weight in weights.items()}
        for name, portfolio in portfolios.items():
            out["factorReturns"][name][key] = daily(portfolio)
        universe = by_date[horizon].mean()
        design = np.column_stack([np.ones(len(universe)), universe])
        alpha, beta = np.linalg.lstsq(design, portfolios["demeaned"], rcond=None)[0]
        out["alphaBeta"][key] = {"annualAlpha": (1 + alpha) ** (252 / horizon) - 1, "beta": beta}
    return out


def plain(value):
    if isinstance(value, dict):
        return {key: plain(of) for key, of in value.items()}
    if isinstance(value, (list, np.ndarray)):
        return [plain(of) for of in value]
    if isinstance(value, (float, np.floating)):
        return float(value) if np.isfinite(value) else None
    return int(value) if isinstance(value, np.integer) else value


def main():
    cases = []
    for case in CASES:
        prices, factor, industry = panel(case)
        cases.append({
            **case, "prices": prices.ravel(), "factor": np.round(factor.ravel(), 12), "industryOf": industry,
            "expected": expected(clean_rows(prices, np.round(factor, 12), industry, case), case),
        })
    print(json.dumps(plain(cases), separators=(",", ":")))


if __name__ == "__main__":
    main()
