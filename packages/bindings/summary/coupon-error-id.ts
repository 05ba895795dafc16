/** Id of the coupon field's validation error (docs/contract/stores.md 4). */
export const COUPON_ERROR_ID = 'coupon';
