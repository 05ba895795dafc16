import { html } from 'hono/html';
import type { Markup } from '../layout';

const STEP = 'wc-block-components-checkout-step';

export interface Step {
	/** The last part of its class. */
	name: string;
	title: string;
	/** Beside the title. */
	beside?: Markup | '';
	description?: string;
	isTitleHidden?: boolean;
}

/** Renders a step of the form. */
export const step = (
	{ name, title, beside = '', description = '', isTitleHidden = false }: Step,
	content: Markup
): Markup =>
	html`<fieldset
		class="${ STEP } wc-block-checkout__${ name } ${ isTitleHidden ? '' : `${ STEP }--with-step-number` }"
	>
		<legend class="screen-reader-text">${ title }</legend>
		${
			isTitleHidden
				? ''
				: html`<div class="${ STEP }__heading-container">
						<div class="${ STEP }__heading">
							<h2
								class="wc-block-components-title ${ STEP }__title"
							>
								${ title }
							</h2>
							${ beside && html`<span class="${ STEP }__heading-content">${ beside }</span>` }
						</div>
						${ description && html`<p class="${ STEP }__description">${ description }</p>` }
					</div>`
		}
		<div class="${ STEP }__content">${ content }</div>
	</fieldset>`;

/** Renders a checkbox. Until its script runs, it cannot be reached. */
export const checkbox = (
	className: string,
	label: Markup | string,
	isChecked = false
): Markup =>
	html`<div class="wc-block-components-checkbox ${ className }" inert>
		<label>
			<input
				class="wc-block-components-checkbox__input"
				type="checkbox"
				${ isChecked ? html`checked` : '' }
			/>
			<svg
				class="wc-block-components-checkbox__mark"
				viewBox="0 0 24 24"
				aria-hidden="true"
				focusable="false"
			>
				<path d="M5.5 12.5l4.5 4.5 8.5-9.5"></path>
			</svg>
			<span class="wc-block-components-checkbox__label">${ label }</span>
		</label>
	</div>`;
