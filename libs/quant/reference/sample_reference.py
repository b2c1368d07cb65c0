"""Statistics of samples and of returns by numpy and scipy: the reference for libs/quant.

Prints cases with their expected figures as JSON: python3 sample_reference.py > sample-cases.json
Made with numpy 1.24.2, scipy 1.10.1. Returns are judged by empyrical's definitions, written out.
"""

import json
import warnings

import numpy as np
from scipy import stats

warnings.filterwarnings("ignore")

YEAR = 252
RISK_FREE = 0.02 / YEAR


def annual(returns):
    return np.prod(1 + returns) ** (YEAR / len(returns)) - 1


def ratio(numerator, denominator):
    return numerator / denominator if denominator > 0 else None


def sample(values, other):
    test = stats.ttest_1samp(values, 0)
    line = stats.linregress(other, values)
    return {
        "skew": stats.skew(values),
        "kurtosis": stats.kurtosis(values),
        "t": test.statistic,
        "p": test.pvalue,
        "slope": line.slope,
        "intercept": line.intercept,
        "rSquared": line.rvalue**2,
        "percentiles": [np.percentile(values, q) for q in (0, 1, 5, 33, 50, 95, 100)],
        "tails": [2 * stats.t.sf(t, len(values)) for t in (0.01, 0.5, 1.5, 3, 8, 20)],
    }


def performance(returns):
    excess = returns - RISK_FREE
    wealth = np.concatenate([[1], np.cumprod(1 + returns)])
    highest = np.maximum.accumulate(wealth)
    downside = np.sqrt((np.clip(excess, -np.inf, 0) ** 2).mean()) * np.sqrt(YEAR)
    worst = int((len(returns) - 1) * 0.05) + 1
    logs = np.log1p(returns).cumsum()
    return {
        "totalReturn": wealth[-1] - 1,
        "annualReturn": annual(returns),
        "annualVolatility": returns.std(ddof=1) * np.sqrt(YEAR),
        "sharpe": excess.mean() / excess.std(ddof=1) * np.sqrt(YEAR),
        "sortino": ratio(excess.mean() * YEAR, downside),
        "downsideRisk": downside,
        "maxDrawdown": ((wealth - highest) / highest).min(),
        "omega": ratio(excess[excess > 0].sum(), -excess[excess < 0].sum()),
        "stability": stats.linregress(np.arange(len(returns)), logs).rvalue ** 2,
        "tailRatio": abs(np.percentile(returns, 95)) / abs(np.percentile(returns, 5)),
        "var5": np.percentile(returns, 5),
        "cvar5": np.sort(returns)[:worst].mean(),
        "winRate": (returns > 0).mean(),
    }


def relative(returns, benchmark):
    own, market = returns - RISK_FREE, benchmark - RISK_FREE
    beta = np.cov(own, market, ddof=0)[0, 1] / market.var()
    difference = returns - benchmark
    rose, fell = benchmark > 0, benchmark < 0
    return {
        "beta": beta,
        "alpha": (1 + (own - beta * market).mean()) ** YEAR - 1,
        "excessReturn": annual(returns) - annual(benchmark),
        "trackingError": difference.std(ddof=1) * np.sqrt(YEAR),
        "informationRatio": difference.mean() / difference.std(ddof=1) * np.sqrt(YEAR),
        "excessSharpe": difference.mean() / difference.std(ddof=1),
        "upCapture": annual(returns[rose]) / annual(benchmark[rose]) if rose.any() else None,
        "downCapture": annual(returns[fell]) / annual(benchmark[fell]) if fell.any() else None,
    }


def preparation(values, capital):
    """Bounds, and residuals on three industries in turn and log capital."""
    median = np.median(values)
    reach = 3 * 1.4826 * np.median(np.abs(values - median))
    industries = np.arange(len(values)) % 3
    dummies = [(industries == industry) * 1.0 for industry in sorted(set(industries))]
    columns = np.column_stack([*dummies, np.log(capital)])
    slopes = np.linalg.lstsq(columns, values, rcond=None)[0]
    return {
        "mad": np.clip(values, median - reach, median + reach).tolist(),
        "percentile": np.clip(values, np.percentile(values, 1), np.percentile(values, 99)).tolist(),
        "zScore": ((values - values.mean()) / values.std(ddof=1)).tolist(),
        "residuals": (values - columns @ slopes).tolist(),
    }


def plain(value):
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    return None if value is None or not np.isfinite(value) else float(value)


def case(count):
    random = np.random.default_rng(count)
    returns = np.round(random.standard_t(4, count) * 0.01, 6)
    benchmark = np.round(random.normal(0, 0.01, count) + 0.3 * returns, 6)
    capital = np.round(np.exp(random.normal(23, 1, count)))
    return {
        "returns": returns.tolist(),
        "benchmark": benchmark.tolist(),
        "capital": capital.tolist(),
        "sample": sample(returns, benchmark),
        "performance": performance(returns),
        "relative": relative(returns, benchmark),
        "preparation": preparation(returns, capital),
    }


print(json.dumps([plain(case(count)) for count in (2, 3, 5, 20, 21, 22, 41, 252)]))
