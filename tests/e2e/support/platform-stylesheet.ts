/**
 * Rules of WooCommerce 11.0.1 that affect our markup, because its sheets use the same class names. Derived from
 * computed values and the specificity of their rules, measured on a shop with Twenty Twenty-Five: each row has the
 * specificity of the platform's own rule (classes, elements) and comes after ours.
 */
const RULES: readonly [ selector: string, declarations: string ][] = [
	[ ':root label', 'margin-bottom: 0.7em; font-size: 0.875em; cursor: text' ],
	// Steps. (2, 0), their headings (1, 0) and (2, 0)
	[
		'.wc-block-components-form .wc-block-components-checkout-step',
		'margin: 0 0 24px; padding: 0',
	],
	[
		'.wc-block-components-checkout-step__heading-container',
		'display: flex; flex-direction: column; gap: 8px',
	],
	[
		'.wc-block-components-title.wc-block-components-title',
		'font-size: 17.9px; line-height: 1.4; word-break: break-word',
	],
	[ '.wc-block-components-address-address-wrapper', 'margin-bottom: 16px' ],
	// Radio buttons and their labels. (1, 0) to (3, 0)
	[
		'.wc-block-components-radio-control__option',
		'position: relative; display: block; margin: 0; padding: 16px 16px 16px 56px; font-size: 14px',
	],
	[
		'.wc-block-components-radio-control .wc-block-components-radio-control__input',
		'position: absolute; top: 50%; inset-inline-start: 16px; width: 24px; min-width: 24px; height: 24px; min-height: 24px; margin: 0; transform: translateY(-50%); appearance: none; border: 1px solid',
	],
	[
		'.wc-block-components-radio-control .wc-block-components-radio-control__input:checked::before',
		'content: ""; display: block; width: 12px; height: 12px',
	],
	[
		'.wc-block-components-radio-control__option-layout',
		'display: flex; flex-direction: column',
	],
	[
		'.wc-block-components-radio-control__label, .wc-block-components-radio-control__secondary-label',
		'font-size: 14px; line-height: 1.4',
	],
	[
		'.wc-block-components-radio-control__label-group .wc-block-components-radio-control__secondary-label, .wc-block-components-radio-control__description-group .wc-block-components-radio-control__secondary-description',
		'flex: 1 0 50%; padding-inline-end: 12px; line-height: 1.4; text-align: right',
	],
	[
		'.wc-block-components-radio-control__description-group .wc-block-components-radio-control__description',
		'flex-grow: 1; margin: 4px 0; line-height: 1.4',
	],
	// Checkboxes. (1, 0) to (3, 0)
	[ '.wc-block-components-checkbox', 'line-height: 0; margin-top: 12px' ],
	[
		'.wc-block-components-checkbox label',
		'display: inline-flex; font-size: 14px; line-height: 20px',
	],
	[
		'.wc-block-components-checkbox .wc-block-components-checkbox__input[type="checkbox"]',
		'width: 24px; min-width: 24px; height: 24px; min-height: 24px; margin: 0 8px 0 0; overflow: hidden; border: 1px solid',
	],
	[
		'.wc-block-components-checkbox .wc-block-components-checkbox__mark',
		'margin-top: 1px; margin-left: 3px; fill: #000',
	],
	// Text fields and selects. (2, 0) to (4, 1)
	[
		'.wc-block-components-form .wc-block-components-text-input',
		'margin-top: 12px; line-height: 0; white-space: nowrap',
	],
	[
		'.wc-block-components-form .wc-block-components-text-input input[type="text"], .wc-block-components-form .wc-block-components-text-input input[type="email"], .wc-block-components-form .wc-block-components-text-input input[type="tel"]',
		'box-sizing: border-box; height: 50px; padding: 16px 9px; font-size: 16px; line-height: 25px; letter-spacing: -0.1px',
	],
	[
		'.wc-block-components-form .wc-block-components-text-input.is-active input[type="text"], .wc-block-components-form .wc-block-components-text-input.is-active input[type="email"]',
		'padding: 25px 9px 8px',
	],
	[
		'.wc-block-components-form .wc-block-components-text-input label',
		'top: 25px; left: 10px; max-width: calc(100% - 24px); font-size: 16px; line-height: 22px; transform: translateY(-26px)',
	],
	[
		'.wc-block-components-form .wc-block-components-text-input.is-active label',
		'top: 6px; transform: scale(0.82)',
	],
	[
		'.wc-block-components-validation-error',
		'min-height: 14px; padding-top: 8px; line-height: 1.4',
	],
	[
		'.wc-block-components-validation-error > p',
		'display: flex; align-items: center; margin: 0; line-height: 14px',
	],
	[
		'.wc-block-components-validation-error svg',
		'margin: -6.6px 0; fill: currentcolor',
	],
	[ '.wc-block-components-textarea', 'letter-spacing: -0.1px' ],
	// Panels, totals and notices. (1, 0) and (2, 0)
	[
		'.wc-block-components-panel__button',
		'padding: 8px 32px 0 0; text-align: left',
	],
	[
		'.wc-block-components-panel .wc-block-components-panel__button',
		'margin: 8px 0 16px',
	],
	[
		'.wc-block-components-panel .wc-block-components-panel__button-icon',
		'position: absolute; top: 50%; right: 0; fill: currentcolor; transform: translateY(-50%)',
	],
	[ '.wc-block-components-totals-item__description', 'line-height: 1.4' ],
	[ '.wc-block-components-notices', 'display: block' ],
];

export const PLATFORM_STYLESHEET = RULES.map(
	( [ selector, declarations ] ) => `${ selector } { ${ declarations } }`
).join( '\n' );
