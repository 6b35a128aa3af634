/** CookieYes' banner: fetched where a shop prints its template. */
export * from '../../../widgets/consent/cookieyes/page/banner';
