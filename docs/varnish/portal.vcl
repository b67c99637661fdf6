vcl 4.1;

# Varnish in front of one or more instances of the portal, as a CDN is: it keeps pages for a minute, and forgets those that
# the portal says have changed. Start it with -p http_gzip_support=off, so that it leaves the encodings to the portal, and
# the portal with CDN_PURGE_URL=http://127.0.0.1:6081/purge, CDN_PURGE_TOKEN and TRUST_PROXY.

import std;

backend portal {
    .host = "127.0.0.1";
    .port = "3000";
}

acl instances {
    "127.0.0.1";
}

sub vcl_recv {
    # POST /purge with the header `cache-tag: posts,offices`
    if (req.url == "/purge") {
        if (req.method != "POST" || client.ip !~ instances || req.http.authorization != "Bearer change-this-token") {
            return (synth(403));
        }
        ban("obj.http.cache-tag ~ (^|,)(" + regsuball(req.http.cache-tag, ",", "|") + ")(,|$)");
        return (synth(200));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # The API, pictures and files have rules of their own. An administrator who tries a build meets no kept page, and a
    # member who has just changed something none of a moment ago.
    if (req.url ~ "^/(api|media|r|cards|feeds|icons|metrics|readyz|healthz)(/|$)" || req.http.cookie ~ "(^|; )(use|signed_in)=") {
        return (pass);
    }
    # pages are the same for everybody: other cookies are no reason to ask the portal
    return (hash);
}

sub vcl_backend_response {
    if (beresp.http.cdn-cache-control && !beresp.http.set-cookie) {
        set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        set beresp.grace = std.duration(
            regsub(beresp.http.cdn-cache-control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
        return (deliver);
    }
    # everything else is asked for each time, and nobody waits for another's answer
    set beresp.ttl = 2m;
    set beresp.uncacheable = true;
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.cdn-cache-control;
    unset resp.http.cache-tag;
}
