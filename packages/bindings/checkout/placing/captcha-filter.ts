import { hasFilter } from '@wordpress/hooks';

/**
 * Filter of `@wordpress/hooks` to register captchas. It receives and returns a list of `CaptchaProvider`; callbacks
 * append to the list, and invalid entries are ignored. Works before and after the checkout has loaded.
 */
export const CAPTCHA_PROVIDERS_FILTER = 'shopfront_captcha_providers';

/** Whether any captcha provider is registered. */
export const hasCaptchas = (): boolean => hasFilter( CAPTCHA_PROVIDERS_FILTER );
