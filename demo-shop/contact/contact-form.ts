import { html, raw } from 'hono/html';
import type { Markup } from '../pages/layout';
import { t } from '../texts';
import type { Feedback } from './feedback';
import type { ContactForm } from './forms';
import type { Sent } from './rules';

const CLASS_OF: Record< string, string > = {
	validation_failed: 'invalid',
	acceptance_missing: 'unaccepted',
	mail_sent: 'sent',
	mail_failed: 'failed',
};

type Wrap = ( field: string, control: Markup ) => Markup;

/** Writes fields with the values that were sent, and their errors. */
export interface FormParts {
	/** Around a control, for its error. */
	wrap: Wrap;
	aria: ( field: string ) => Markup;
	input: (
		label: string,
		field: string,
		type: string,
		more?: string
	) => Markup;
	choices: (
		legend: string,
		field: string,
		type: 'checkbox' | 'radio',
		values: string[],
		more?: { name?: string; classes?: string; hasFreeText?: boolean }
	) => Markup;
	select: (
		label: string,
		name: string,
		values: string[],
		more?: string
	) => Markup;
	acceptance: ( label: string, field: string, classes?: string ) => Markup;
	textarea: ( label: string, field: string, more?: string ) => Markup;
}

export interface WrittenForm {
	form: ContactForm;
	/** Of its page. */
	path: string;
	/** Sent with each message. */
	source: string;
	fields: ( parts: FormParts ) => Markup;
}

/** Contains the values that a visitor without JavaScript has sent, and the result. */
export const contactForm = (
	{ form, path, source, fields }: WrittenForm,
	sent: readonly Sent[] = [],
	feedback?: Feedback
): Markup => {
	const unitTag = `wpcf7-f${ form.id }-p1-o1`;
	const status = feedback
		? ( CLASS_OF[ feedback.status ] ?? feedback.status )
		: 'init';
	const kept = status === 'sent' ? [] : sent;
	const valuesOf = ( name: string ) =>
		kept.flatMap( ( [ key, value ] ) =>
			key === name && typeof value === 'string' ? [ value ] : []
		);
	const errorOf = ( field: string ) =>
		feedback?.invalid_fields.find( ( one ) => one.field === field )
			?.message;
	const errorId = ( field: string ) => `${ unitTag }-ve-${ field }`;
	const aria = ( field: string ) =>
		errorOf( field )
			? raw(
					`aria-invalid="true" aria-describedby="${ errorId( field ) }"`
				)
			: raw( 'aria-invalid="false"' );
	const wrap = ( field: string, control: Markup ) =>
		html`<span class="wpcf7-form-control-wrap" data-name="${ field }"
			>${ control }${
				errorOf( field )
					? html`<span class="wpcf7-not-valid-tip" aria-hidden="true"
							>${ errorOf( field ) }</span
						>`
					: ''
			}</span
		>`;
	const input = ( label: string, field: string, type: string, more = '' ) =>
		html`<p>
			<label
				>${ label }<br />${ wrap(
					field,
					html`<input
						class="wpcf7-form-control wpcf7-${ type } wpcf7-validates-as-${ type }"
						type="${ type }"
						name="${ field }"
						value="${ type === 'file' ? '' : ( valuesOf( field )[ 0 ] ?? ( type === 'range' ? '50' : '' ) ) }"
						${ raw( more ) }
						${ aria( field ) }
					/>`
				) }</label
			>
		</p>`;
	const choices = (
		legend: string,
		field: string,
		type: 'checkbox' | 'radio',
		values: string[],
		{ name = field, classes = '', hasFreeText = false } = {}
	) =>
		html`<fieldset>
			<legend>${ legend }</legend>
			${ wrap(
				field,
				html`<span
					class="wpcf7-form-control wpcf7-${ type } ${ classes }"
					>${ values.map( ( value, index ) => {
						const isFree =
							hasFreeText && index === values.length - 1;
						return html`<span
							class="wpcf7-list-item ${ isFree ? 'last has-free-text' : '' }"
							><label
								><input
									type="${ type }"
									name="${ name }"
									value="${ value }"
									${ valuesOf( name ).includes( value ) ? raw( 'checked' ) : '' }
									${ aria( field ) }
								/>
								<span class="wpcf7-list-item-label"
									>${ value }</span
								></label
							>${
								isFree
									? html` <input
											type="text"
											class="wpcf7-free-text"
											name="_wpcf7_free_text_${ field }"
											aria-label="Details of ${ value }"
											value="${ valuesOf( `_wpcf7_free_text_${ field }` )[ 0 ] ?? '' }"
										/>`
									: ''
							}
						</span>`;
					} ) }</span
				>`
			) }
		</fieldset>`;
	const select = (
		label: string,
		name: string,
		values: string[],
		more = ''
	) =>
		html`<p>
			<label
				>${ label }<br />${ wrap(
					name.replace( '[]', '' ),
					html`<select
						class="wpcf7-form-control wpcf7-select"
						name="${ name }"
						${ raw( more ) }
						${ aria( name.replace( '[]', '' ) ) }
					>
						${ values.map(
							( value ) =>
								html`<option
									${ valuesOf( name ).includes( value ) ? raw( 'selected' ) : '' }
								>
									${ value }
								</option>`
						) }
					</select>`
				) }</label
			>
		</p>`;
	const acceptance: FormParts[ 'acceptance' ] = (
		label,
		field,
		classes = ''
	) =>
		html`<p>
			${ wrap(
				field,
				html`<span
					class="wpcf7-form-control wpcf7-acceptance ${ classes }"
					><label
						><input
							type="checkbox"
							name="${ field }"
							value="1"
							${ valuesOf( field ).length > 0 ? raw( 'checked' ) : '' }
							${ aria( field ) }
						/>
						<span class="wpcf7-list-item-label"
							>${ label }</span
						></label
					></span
				>`
			) }
		</p>`;
	const textarea = ( label: string, field: string, more = '' ) =>
		html`<label
			>${ label }<br />${ wrap(
				field,
				html`<textarea
					class="wpcf7-form-control wpcf7-textarea"
					name="${ field }"
					rows="5"
					${ raw( more ) }
					${ aria( field ) }
				>
${ valuesOf( field )[ 0 ] ?? '' }</textarea>`
			) }</label
		>`;
	const parts: FormParts = {
		wrap,
		aria,
		input,
		choices,
		select,
		acceptance,
		textarea,
	};
	const hidden = Object.entries( {
		_wpcf7: form.id,
		_wpcf7_version: '6.1.6',
		_wpcf7_locale: 'en_US',
		_wpcf7_unit_tag: unitTag,
		_wpcf7_container_post: 1,
		_wpcf7_posted_data_hash: '',
		'your-source': source,
	} );
	return html`<div
		class="wpcf7 no-js"
		id="${ unitTag }"
		data-wpcf7-id="${ form.id }"
	>
		<div class="screen-reader-response screen-reader-text">
			<p role="status" aria-live="polite" aria-atomic="true">
				${ feedback?.message ?? '' }
			</p>
			<ul>
				${ feedback?.invalid_fields.map(
					( one ) =>
						html`<li id="${ errorId( one.field ) }">
							${ one.message }
						</li>`
				) }
			</ul>
		</div>
		<form
			class="wpcf7-form ${ status }"
			method="post"
			action="${ path }#${ unitTag }"
			enctype="multipart/form-data"
			aria-label="Contact form"
			novalidate
			data-status="${ status }"
		>
			<fieldset class="hidden-fields-container" hidden>
				${ hidden.map(
					( [ name, value ] ) =>
						html`<input
							type="hidden"
							name="${ name }"
							value="${ value }"
						/>`
				) }
			</fieldset>
			${ fields( parts ) }
			<input
				class="wpcf7-form-control wpcf7-submit has-spinner button"
				type="submit"
				value="${ t( 'Send' ) }"
			/>
			<div class="wpcf7-response-output" aria-hidden="true">
				${ feedback?.message ?? '' }
			</div>
		</form>
	</div>`;
};
