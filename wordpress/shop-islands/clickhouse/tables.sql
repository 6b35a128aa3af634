-- The beacon's reports in ClickHouse (docs/beacon.md). Run once as an administrator, and again after an update:
--   clickhouse-client --multiquery < tables.sql
-- It keeps the counts that are there. It works from ClickHouse 18.12 on.

CREATE DATABASE IF NOT EXISTS islands;

-- The counts, and all that is kept. Rows of the same key are added up. Whoever reads them adds up too, because
-- ClickHouse does it at some later time.
CREATE TABLE IF NOT EXISTS islands.figures (
    day Date,
    page String,
    mode String,
    what String,
    name String,
    code String,
    count UInt64,
    slow UInt64,
    slowest AggregateFunction(max, UInt32)
) ENGINE = SummingMergeTree((count, slow)) PARTITION BY toYYYYMM(day) ORDER BY (day, page, mode, what, name, code);

-- What comes in. This table keeps nothing: the view below counts what passes through it.
CREATE TABLE IF NOT EXISTS islands.arrivals (body String) ENGINE = Null;

-- Collects reports in memory for a few seconds, because ClickHouse wants few large inserts. The web server inserts
-- here.
CREATE TABLE IF NOT EXISTS islands.reports AS islands.arrivals
    ENGINE = Buffer(islands, arrivals, 1, 1, 5, 1000, 20000, 1000000, 20000000);

-- Counts what is a report. Anybody can send anything, so of the sender's words only known ones are kept.
DROP TABLE IF EXISTS islands.counting;
CREATE MATERIALIZED VIEW islands.counting TO islands.figures AS
SELECT
    today() AS day,
    visitParamExtractString(body, 'page') AS page,
    visitParamExtractString(body, 'mode') AS mode,
    tupleElement(counted, 1) AS what,
    tupleElement(counted, 2) AS name,
    tupleElement(counted, 3) AS code,
    sum(tupleElement(counted, 4)) AS count,
    sum(tupleElement(counted, 5)) AS slow,
    maxState(tupleElement(counted, 6)) AS slowest
FROM islands.arrivals
ARRAY JOIN arrayConcat(
    [('view', '', '', toUInt64(visitParamExtractRaw(body, 'part') = '0'), toUInt64(0), toUInt32(0))],
    [('script', '', '', least(visitParamExtractUInt(body, 'scriptErrors'), 1000), toUInt64(0), toUInt32(0))],
    arrayMap(vital -> (
        'vital', tupleElement(vital, 1), '',
        toUInt64(visitParamExtractRaw(body, 'part') = '0' AND tupleElement(vital, 2) >= 0),
        toUInt64(tupleElement(vital, 2) > tupleElement(vital, 3)),
        toUInt32(greatest(tupleElement(vital, 2), 0))
    ), [
        ('loading', if(match(visitParamExtractRaw(body, 'lcp'), '^[0-9]{1,9}$'), visitParamExtractInt(body, 'lcp'), -1), 2500),
        ('response', if(match(visitParamExtractRaw(body, 'inp'), '^[0-9]{1,9}$'), visitParamExtractInt(body, 'inp'), -1), 200),
        ('shift', if(
            match(visitParamExtractRaw(body, 'cls'), '^[0-9]{1,9}([.][0-9]+)?$'),
            toInt64(round(1000 * least(visitParamExtractFloat(body, 'cls'), 60))), -1
        ), 100)
    ]),
    arrayMap(error -> (
        'error',
        if(has([
            'add-to-cart', 'addon-popup', 'address-autocomplete', 'archive', 'before-after', 'campaign',
            'campaign-toolbar', 'card-buttons', 'card-states', 'cart', 'cart-session', 'chat', 'checkout',
            'checkout-coupon', 'checkout-login', 'collapse', 'coming-soon', 'comparison', 'comparison-bar',
            'comparison-count', 'comparison-dialog', 'comparison-table', 'consent', 'content-tabs', 'countdown',
            'counter', 'country-fields', 'currency-switcher', 'date-field', 'deal', 'direct-checkout', 'field-hints',
            'filter-chips', 'header-menu', 'header-search', 'info-tip', 'lazy-background', 'lightbox', 'live-search',
            'loop-filter', 'loop-pagination', 'loop-swatches', 'map', 'masonry', 'mega-menu', 'mini-cart',
            'mini-cart-drawer', 'nav-menu', 'newsletter', 'notices', 'off-canvas', 'order-attribution',
            'order-attribution-inputs', 'ordering', 'password-toggle', 'pie-chart', 'popup', 'posts-grid',
            'product-form', 'product-gallery', 'product-list-tabs', 'product-tabs', 'progress-bar', 'quantity',
            'quantity-buttons', 'quick-view', 'rating', 'read-more', 'reading-progress', 'result-count',
            'scroll-to-top', 'service', 'share', 'shop-filter', 'slider', 'smooth-anchors', 'social-proof',
            'store-notice', 'swatches', 'template-scroll', 'text-shuffle', 'tilt', 'tooltip', 'variation-details',
            'variations', 'view-switch', 'widget-area', 'wishlist', 'page'
        ], visitParamExtractString(error, 'island')), visitParamExtractString(error, 'island'), 'other'),
        if(match(visitParamExtractString(error, 'code'),
            '^(loading|mounting|rendering|acting|timeout|aborted|network|http-[1-5][0-9]{2})$'
        ), visitParamExtractString(error, 'code'), 'other'),
        least(visitParamExtractUInt(error, 'count'), 1000), toUInt64(0), toUInt32(0)
    ), arraySlice(extractAll(visitParamExtractRaw(body, 'errors'), '\\{[^{}]*\\}'), 1, 20)),
    arrayFilter(tap -> has([
        'add-to-cart', 'wishlist', 'comparison', 'quick-view', 'swatch', 'variation', 'gallery', 'tabs', 'cart',
        'checkout', 'menu', 'other'
    ], tupleElement(tap, 2)), arrayMap(action -> (
        'tap',
        extract(action, '^"([a-z-]+)"'),
        '',
        least(visitParamExtractUInt(action, 'count'), 1000),
        least(
            least(visitParamExtractUInt(action, 'count'), 1000),
            toUInt64OrZero(extract(action, '\\[[0-9]+,[0-9]+,[0-9]+,([0-9]{1,4}),'))
                + toUInt64OrZero(extract(action, '\\[[0-9]+,[0-9]+,[0-9]+,[0-9]+,([0-9]{1,4})\\]'))
        ),
        toUInt32(least(visitParamExtractUInt(action, 'slowest'), 60000))
    ), arraySlice(extractAll(visitParamExtractRaw(body, 'actions'), '"[a-z-]+":\\{[^{}]*\\}'), 1, 12))),
    arrayMap(outcome -> (
        'add', extract(outcome, '^"([a-z]+)"'), '',
        least(toUInt64OrZero(extract(outcome, '([0-9]+)$')), 1000), toUInt64(0), toUInt32(0)
    ), arraySlice(extractAll(visitParamExtractRaw(body, 'adds'), '"(?:added|failed|unknown)":[0-9]{1,9}'), 1, 3))
) AS counted
WHERE tupleElement(counted, 4) > 0
    AND length(body) <= 8000
    AND visitParamExtractRaw(body, 'v') = '1'
    AND match(visitParamExtractRaw(body, 'part'), '^[0-9]{1,6}$')
    AND match(visitParamExtractRaw(body, 'scriptErrors'), '^[0-9]{1,9}$')
    AND match(visitParamExtractRaw(body, 'interactions'), '^[0-9]{1,9}$')
    AND visitParamHas(body, 'errors') AND visitParamHas(body, 'actions')
    AND has(['listing', 'product', 'cart', 'checkout', 'account', 'other'], page)
    AND has(['islands', 'both', 'original', 'missing'], mode)
GROUP BY day, page, mode, what, name, code;
