import { hasFilter } from '@wordpress/hooks';

/**
 * Add-ons register captchas with this filter of `@wordpress/hooks`, before or after the checkout has loaded.
 * Callbacks append `CaptchaProvider` objects to the list; invalid entries are ignored.
 */
export const CAPTCHA_PROVIDERS_FILTER = 'shopfront_captcha_providers';

export const hasCaptchas = (): boolean => hasFilter( CAPTCHA_PROVIDERS_FILTER );
