import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import { renderPage, type Markup } from './layout';

interface Question {
	/** Fragment of its URL. */
	id: string;
	question: string;
	answer: Markup | string;
}

const DELIVERY: readonly Question[] = [
	{
		id: 'delivery-time',
		question: 'How long does delivery take?',
		answer: 'Two to four days. Parcels leave the harbor on weekdays at four.',
	},
	{
		id: 'delivery-countries',
		question: 'Where do you deliver?',
		answer: html`To the countries that the
			<a href="/checkout/">checkout</a> lists. Islands take a day longer.`,
	},
	{
		id: 'pickup',
		question: 'Can I pick up my order?',
		answer: 'Yes, at both workshops, from the next morning on. Bring the number of your order.',
	},
];

const MATERIALS = [
	{
		id: 'stoneware',
		name: 'Stoneware',
		text: 'Fired twice, the second time at 1,240 °C. It survives dishwashers and ovens, but no sudden change of both.',
	},
	{
		id: 'linen',
		name: 'Linen',
		text: 'Woven from flax, washed before it is cut. It shrinks by less than two percent.',
	},
	{
		id: 'brass',
		name: 'Brass',
		text: 'Not lacquered, so it darkens. Vinegar and salt make it bright again.',
	},
] as const;

/** Nested sections: a link opens them from the outside in. */
const CARE = [
	{
		id: 'care-stains',
		title: 'Stains',
		parts: [
			[ 'care-tea', 'Tea and coffee', 'Baking soda on a wet cloth.' ],
			[ 'care-wine', 'Wine', 'Salt at once, then cold water.' ],
		],
	},
	{
		id: 'care-repairs',
		title: 'Repairs',
		parts: [
			[
				'care-chips',
				'Chipped rims',
				'We grind and glaze them again for the price of the postage.',
			],
			[
				'care-seams',
				'Open seams',
				'Send it back. We sew it, whatever its age.',
			],
		],
	},
] as const;

const PICTURES = [
	[ 'feed-kiln.svg', 'The kiln on a Tuesday' ],
	[ 'feed-shelf.svg', 'Pots that wait for their glaze' ],
	[ 'feed-linen.svg', 'Linen on the line' ],
	[ 'feed-harbour.svg', 'The way to the workshop' ],
] as const;

const accordion = (): Markup =>
	html`<div class="folds" data-sf-accordion>
		${ DELIVERY.map(
			( { id, question, answer } ) =>
				html`<details id="${ id }" name="delivery">
					<summary><bdi>${ question }</bdi></summary>
					<p>${ answer }</p>
				</details>`
		) }
	</div>`;

const tabs = (): Markup =>
	html`<div class="guide-tabs" data-sf-tabs>
		<div role="tablist" aria-label="Materials">
			${ MATERIALS.map(
				( { id, name }, index ) =>
					html`<a
						role="tab"
						id="tab-${ id }"
						href="#${ id }"
						aria-controls="${ id }"
						aria-selected="${ index === 0 }"
						>${ name }</a
					>`
			) }
		</div>
		${ MATERIALS.map(
			( { id, name, text } ) =>
				html`<div
					role="tabpanel"
					id="${ id }"
					aria-labelledby="tab-${ id }"
				>
					<h3>${ name }</h3>
					<p>${ text }</p>
				</div>`
		) }
	</div>`;

const collapsible = (): Markup =>
	html`<p class="guide-all">
			<button
				type="button"
				class="button button--quiet"
				data-sf-collapse-all="expand"
			>
				Open all
			</button>
			<button
				type="button"
				class="button button--quiet"
				data-sf-collapse-all="collapse"
			>
				Close all
			</button>
		</p>
		<div class="folds">
			${ CARE.map(
				( { id, title, parts } ) =>
					html`<h3>
							<button
								type="button"
								class="fold"
								data-sf-collapse="#${ id }"
								data-sf-collapse-rel="care-highlander"
							>
								${ title }
							</button>
						</h3>
						<div class="sf-panel" id="${ id }">
							${ parts.map(
								( [ part, name, text ] ) =>
									html`<h4>
											<button
												type="button"
												class="fold"
												data-sf-collapse="#${ part }"
											>
												${ name }
											</button>
										</h4>
										<div class="sf-panel" id="${ part }">
											<p>${ text }</p>
										</div>`
							) }
						</div>`
			) }
		</div>`;

const gallery = (): Markup =>
	html`<div class="guide-gallery" data-sf-gallery>
		${ PICTURES.map(
			( [ file, caption ] ) =>
				html`<figure>
					<a
						href="/pictures/${ file }"
						data-sf-lightbox
						data-width="400"
						data-height="400"
						><img
							src="/pictures/${ file }"
							alt="${ caption }"
							width="400"
							height="400"
							loading="lazy"
					/></a>
					<figcaption>${ caption }</figcaption>
				</figure>`
		) }
	</div>`;

const SECTIONS = [
	[ 'delivery', 'Delivery' ],
	[ 'materials', 'Materials' ],
	[ 'care', 'Care and repairs' ],
	[ 'story', 'Our story' ],
	[ 'workshop', 'The workshop' ],
] as const;

const section = ( id: string, title: string, content: Markup ): Markup =>
	html`<section id="${ id }" aria-labelledby="${ id }-heading">
		<h2 id="${ id }-heading">${ title }</h2>
		${ content }
	</section>`;

/** A long page with sections that open, and a table of contents that stays in view. */
export const guidePage = ( c: Context< ShopEnv > ): Promise< Response > =>
	renderPage( c, {
		title: 'Guide',
		styles: [ 'guide' ],
		stickyHeader: 'always',
		main: html`<div class="guide">
			<aside data-sf-sticky-sidebar>
				<nav aria-label="On this page">
					<ul>
						${ SECTIONS.map(
							( [ id, title ] ) =>
								html`<li><a href="#${ id }">${ title }</a></li>`
						) }
					</ul>
				</nav>
				<p>
					In a hurry? <a href="#care-wine">Wine stains</a>,
					<a href="#brass">brass</a>,
					<a href="#pickup">picking up an order</a>.
				</p>
			</aside>
			<div class="guide__text">
				<h1>Guide</h1>
				<p class="lead">
					How things reach you, and how they stay with you.
				</p>
				${ section( 'delivery', 'Delivery', accordion() ) }
				${ section( 'materials', 'Materials', tabs() ) }
				${ section( 'care', 'Care and repairs', collapsible() ) }
				${ section(
					'story',
					'Our story',
					html`<div class="sf-clamp" data-sf-clamp="4">
						<p>
							The workshop began as a shed for nets. In 1987 two
							potters put a kiln where the stove had been, and
							sold what came out of it from a barrow on the quay.
							The barrow is still there on Saturdays, beside the
							bread. Weavers came in 1994, a brass founder three
							years later, and in 2009 we started to repair
							whatever we had ever made: chipped rims, open seams,
							lanterns that went overboard. Nine people work here
							now. Each of them signs what they make, so that you
							know whom to ask.
						</p>
					</div>`
				) }
				${ section(
					'workshop',
					'The workshop',
					html`${ gallery() }
						<p class="guide__film">
							<a
								data-sf-video
								href="/pictures/harbour.webm"
								title="The harbor"
							>
								<img
									src="/pictures/harbour.webp"
									alt=""
									width="960"
									height="540"
									loading="lazy"
								/><span>The harbor, six seconds</span>
							</a>
						</p>
						<p>
							<a
								href="#opening-hours"
								data-sf-lightbox
								class="button button--quiet"
								>Opening hours</a
							>
						</p>
						<div
							id="opening-hours"
							class="sf-lightbox-content opening-hours"
						>
							<h3>Opening hours</h3>
							<table>
								<tbody>
									<tr>
										<th scope="row">Tuesday to Friday</th>
										<td>10 to 18</td>
									</tr>
									<tr>
										<th scope="row">Saturday</th>
										<td>9 to 14</td>
									</tr>
								</tbody>
							</table>
						</div>`
				) }
			</div>
			<a class="sf-top" href="#top">Back to top</a>
		</div>`,
	} );
