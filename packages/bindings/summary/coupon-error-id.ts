/** The validation error of the coupon field (docs/contract/stores.md 4). */
export const COUPON_ERROR_ID = 'coupon';
