/** As WordPress provides them by handle, for tests without WordPress: tests/e2e/wordpress-build.spec.ts. */
import apiFetch from '@wordpress/api-fetch';
import * as data from '@wordpress/data';
import * as element from '@wordpress/element';
import * as hooks from '@wordpress/hooks';
import * as i18n from '@wordpress/i18n';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as ReactJSXRuntime from 'react/jsx-runtime';

apiFetch.use(
	apiFetch.createRootURLMiddleware(
		new URL( '/wp-json/', location.href ).href
	)
);
Object.assign( window, {
	React,
	ReactDOM: { ...ReactDOM, ...ReactDOMClient },
	ReactJSXRuntime,
	wp: { apiFetch, data, element, hooks, i18n },
} );
