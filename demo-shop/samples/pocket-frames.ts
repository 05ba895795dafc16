import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import { writeHtml } from '../pages/write-html';

const FOLDER = '/assets/add-ons/pocket';

/** The provider's pages in the iframes of the wallet `pocket`. */
export const pocketFrame = async (
	c: Context< ShopEnv >,
	name: 'button' | 'sheet'
): Promise< Response > => {
	const markup = await html`<!doctype html>
		<html lang="en">
			<head>
				<meta charset="utf-8" />
				<title>Demo Pocket</title>
				<meta name="robots" content="noindex" />
				<link rel="stylesheet" href="${ FOLDER }/frame.css" />
				<script defer src="${ FOLDER }/${ name }.js"></script>
			</head>
			<body class="is-${ name }"></body>
		</html>`;
	return writeHtml( c, String( markup ), { status: 200 } );
};
