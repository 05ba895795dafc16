import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { classicParams } from '../classic/params';
import type { ShopEnv } from '../context';
import { readSections, STATES, type Section } from './behavior-examples';
import { behaviorTags } from './behavior-tags';
import { BROKEN_PAGES } from './broken-pages';
import { renderPage, type Markup } from './layout';
import { productParams } from './product/params';
import { variationTemplates } from './product/variation-form';

const section = ( { name, title, text, states }: Section ): Markup => {
	const shown = STATES.filter( ( state ) => states[ state ].html );
	const explained = STATES.filter( ( state ) => ! states[ state ].html );
	return html`<section
		class="behavior"
		id="${ name }"
		aria-labelledby="${ name }-heading"
	>
		<h2 id="${ name }-heading">${ title }</h2>
		<p><code>${ name }</code></p>
		<p class="behavior__text">${ text }</p>
		<div class="behavior__states">
			${ shown.map(
				( state ) =>
					html`<div class="behavior__state" data-state="${ state }">
						<h3>${ state }</h3>
						<p>${ states[ state ].text }</p>
						<div class="behavior__example product">
							${ raw( states[ state ].html ) }
						</div>
					</div>`
			) }
		</div>
		${
			explained.length > 0
				? html`<dl class="behavior__others">
						${ explained.map(
							( state ) =>
								html`<div>
									<dt>${ state }</dt>
									<dd>${ states[ state ].text }</dd>
								</div>`
						) }
					</dl>`
				: ''
		}
		<details>
			<summary>
				Markup<span class="screen-reader-text">: ${ title }</span>
			</summary>
			<pre
				tabindex="0"
				role="region"
				aria-label="Markup: ${ title }"
			><code>${ states.initial.html }</code></pre>
		</details>
	</section>`;
};

export const behaviorsPage = ( c: Context< ShopEnv > ): Promise< Response > => {
	const shop = c.get( 'shop' );
	const sections = readSections();
	return renderPage( c, {
		title: 'Behaviors',
		styles: [
			'products',
			'product-form',
			'product',
			'contact',
			'wishlist',
			'behaviors',
		],
		head: html`${ productParams( shop.options ) } ${ classicParams( shop ) }
		${ behaviorTags( c.get( 'behaviorsFolder' ), [ 'site' ] ) }`,
		main: html`<div class="behaviors" dir="auto">
			<h1>Behaviors</h1>
			<p class="lead">
				What scripts add to pages that a server has written, in each
				state. Everything works without them, too.
			</p>
			<nav class="behaviors__index" aria-label="Behaviors">
				<ul>
					${ sections.map(
						( { name, title } ) =>
							html`<li><a href="#${ name }">${ title }</a></li>`
					) }
					<li><a href="#bad-input">Bad input</a></li>
				</ul>
			</nav>
			${ sections.map( section ) }
			<section
				class="behavior"
				id="bad-input"
				aria-labelledby="bad-input-heading"
			>
				<h2 id="bad-input-heading">Bad input</h2>
				<p class="behavior__text">
					Pages of a shop that is out of order, and what a visitor
					sees instead.
				</p>
				<ul class="behaviors__broken">
					${ BROKEN_PAGES.map(
						( { path, title, text } ) =>
							html`<li>
								<a href="${ path }">${ title }</a>
								<p>${ text }</p>
							</li>`
					) }
				</ul>
			</section>
			${ variationTemplates() }
		</div>`,
	} );
};
