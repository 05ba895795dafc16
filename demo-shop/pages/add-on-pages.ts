import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import {
	ALL_SAMPLES,
	chosenSamples,
	SAMPLES,
	type Sample,
} from '../samples/samples';
import { changeSession } from '../sessions';
import { readFields, type Fields } from './form-fields';
import { renderPage, type Markup } from './layout';
import { setNotice } from './notices';

const PATH = '/add-ons/';

const boxOf = ( { name }: Sample ) => `add-on-${ name }`;

const card = ( sample: Sample, isOn: boolean ): Markup =>
	html`<li class="sample">
		<h2>
			<label>
				<input
					type="checkbox"
					name="${ boxOf( sample ) }"
					${ isOn ? 'checked' : '' }
				/>
				${ sample.title }
			</label>
		</h2>
		<p class="sample__point">${ sample.point }</p>
		<p>${ sample.does }</p>
		<p>
			On: ${ sample.pages.join( ', ' ) }.
			<a href="${ sample.source }"
				>Source<span class="screen-reader-text">
					of ${ sample.title }</span
				></a
			>
			${ sample.results ? html`<a href="${ sample.results }">Results</a>` : '' }
		</p>
	</li>`;

const addOnsPage = ( c: Context< ShopEnv > ): Promise< Response > => {
	const { options } = c.get( 'shop' );
	const on = chosenSamples( options );
	return renderPage( c, {
		title: 'Sample add-ons',
		head: html`<link
			rel="stylesheet"
			href="/assets/add-ons/add-ons.css"
		/>`,
		main: html`<h1>Sample add-ons</h1>
			<p>
				Small add-ons, one for each kind of extension. Switch some on,
				add a product to the cart and try them. They are only on for
				you.
			</p>
			<form class="samples" method="post" action="${ PATH }">
				<ul class="samples__list">
					${ SAMPLES.map( ( sample ) =>
						card( sample, on.includes( sample ) )
					) }
				</ul>
				<p>
					<label>
						<input
							type="checkbox"
							name="administrator"
							${ options.administrator ? 'checked' : '' }
						/>
						Show me administrator messages
					</label>
				</p>
				<p class="samples__actions">
					<button class="button" type="submit">Save</button>
					<button
						class="button button--quiet"
						type="submit"
						name="choose"
						value="all"
					>
						All on
					</button>
					<button
						class="button button--quiet"
						type="submit"
						name="choose"
						value="none"
					>
						All off
					</button>
				</p>
			</form>
			<p>
				Administrators see the cost of each add-on on a page:
				<a href="/cart/?addon-report">cart with its report</a>,
				<a href="/checkout/?addon-report">checkout with its report</a>.
			</p>`,
	} );
};

const chosenIn = ( fields: Fields ): string => {
	switch ( fields.choose ) {
		case 'all':
			return ALL_SAMPLES;
		case 'none':
			return '';
		default:
			return SAMPLES.filter( ( sample ) => fields[ boxOf( sample ) ] )
				.map( ( { name } ) => name )
				.join( ',' );
	}
};

const save = async ( c: Context< ShopEnv > ): Promise< Response > => {
	const fields = await readFields( c );
	changeSession( c.get( 'shop' ), ( data ) => ( {
		...data,
		options: {
			...data.options,
			addOns: chosenIn( fields ),
			administrator: fields.administrator !== undefined,
		},
	} ) );
	setNotice( c, { kind: 'info', text: 'Your choice is kept.' } );
	return c.redirect( PATH, 303 );
};

export const registerAddOnPages = ( app: Hono< ShopEnv > ): void => {
	app.get( '/add-ons', ( c ) => c.redirect( PATH ) );
	app.get( PATH, addOnsPage );
	app.post( PATH, save );
};
