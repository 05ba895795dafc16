import type {
	BehaviorAbout,
	BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';

/** Source: docs/contract/contact-forms.md 1. */
const getForms = (): { api?: unknown; init?: unknown; cached?: unknown } =>
	Object( Reflect.get( window, 'wpcf7' ) );

export const contactForm: BehaviorSource = {
	name: 'contact-form',
	selector: '.wpcf7',
	load: () => import( './contact-form' ),
	// The plugin's own script has an `init`.
	isEnabled: () => {
		const { api, init } = getForms();
		return Boolean( api && ! init );
	},
	// The form posts without it. A captcha wants its first token, and a cached page new questions, when the page loads. Otherwise
	// visitors see which fields are required, and whether the form can be sent.
	starts: () =>
		getForms().cached || 'wpcf7_recaptcha' in window ? 'load' : 'visible',
	holds: '[type=submit],button',
};

export const about: BehaviorAbout = {
	list: 'page',
	contract: 'contact-forms.md 1',
	covers: [ '2.7', '7.7', '8.5' ],
};
